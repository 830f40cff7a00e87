import { describe, expect, it } from "vitest";
import { readReturn } from "./return";

describe("where to go after signing in", () => {
  it("is a page of this site", () => {
    expect(readReturn("#to=/table/abc-1_2")).toBe("/table/abc-1_2");
    expect(readReturn("#device=s3cret&to=/table/abc")).toBe("/table/abc");
  });

  it("is nowhere else", () => {
    for (const to of [
      "",
      "//evil.example",
      "https://evil.example",
      "/table/../me",
      "/table/a#s=1",
      "javascript:1",
    ])
      expect(readReturn(`#to=${to}`)).toBe("");
  });
});
