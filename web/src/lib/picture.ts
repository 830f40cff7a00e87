// The picture of one game among those of all: what the wire carries has the types of its schema.

import type { AnyPicture } from "./moment";

/** The table as a viewer sees it; a spectator has nothing of their own. */
export interface PictureOf<S extends string, Common, Own> {
  schema: S;
  common: Common;
  own: Own | null;
}

/** The picture, if it is of this schema; an old page that meets a newer picture must be loaded again. */
export function pictureOf<P extends AnyPicture>(schema: P["schema"], picture: AnyPicture): P {
  if (!isOf<P>(schema, picture)) throw new Error(`this page draws ${schema}, not ${picture.schema}`);
  return picture;
}

function isOf<P extends AnyPicture>(schema: P["schema"], picture: AnyPicture): picture is P {
  return picture.schema === schema;
}

/** The game that a picture is of. */
export function gameOf(picture: AnyPicture): string {
  return picture.schema.split("/")[0] ?? "";
}
