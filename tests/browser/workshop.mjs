// The Workshop of Leonardo, whole, in two browsers.

import { finish } from "./house.mjs";
import { playMatch } from "./match.mjs";

await playMatch(process.argv[2], "workshop");
finish();
