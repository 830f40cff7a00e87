// What tools/icons.ts makes of an import: the inside of an SVG of 512 by 512.
declare module "icon:*" {
  const body: string;
  export default body;
}
