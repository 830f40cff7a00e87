// A finished match with open hands: seen by whoever is to choose, told by all seats together.

import type { Told } from "../gen/protocol";

/** As viewer: at each ply those of the one who is to choose. */
export const OPEN = -2;

const hidden = ({ line }: Told) =>
  Object.values(line.args).reduce((sum, said) => sum + said.split("?").length - 1, 0);

/** One story of several tellings of the same: of each line the one that knows most. */
export function clearest(tellings: Told[][]): Told[] {
  return (tellings[0] ?? []).map((told, place) =>
    tellings
      .map((telling) => telling[place] ?? told)
      .reduce((best, one) => (hidden(one) < hidden(best) ? one : best)),
  );
}
