// What tools/icons.ts makes of an import: the inside of an SVG of 512 by 512.
declare module "icon:*" {
  const body: string;
  export default body;
}

// The same, by what it means on the pages of the site: tools/signs.ts.
declare module "sign:*" {
  const body: string;
  export default body;
}
