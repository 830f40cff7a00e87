// Everything that can be asked what it is, asked in every language, for tests.

import { LANGUAGES } from "../lib/catalogue";
import type { Explain, Moment } from "../lib/moment";
import { faceOf } from "./fixtures";

const HOLE = /undefined|NaN|\{|\}|…|\bnull\b|\.\./;

/** What of all this has no answer, or none in whole sentences with a paragraph that there is. */
export function poorAnswers(explain: Explain, moments: Moment[], thingsAt: (moment: Moment) => string[]) {
  return LANGUAGES.flatMap((lang) =>
    moments.flatMap((moment) => {
      const props = faceOf(moment, lang);
      return thingsAt(moment).flatMap((what) => {
        const told = explain(what.split(" "), props);
        const said = `${told?.name} / ${told?.text}`;
        const good =
          told &&
          /^\S.* \/ \S.*\p{L}{2}.*\.$/u.test(said) &&
          !HOLE.test(said) &&
          props.texts.seek("rules", told.paragraph.replaceAll(".", "-"));
        return good ? [] : [`${what}, ${lang}: ${said} (§ ${told?.paragraph})`];
      });
    }),
  );
}
