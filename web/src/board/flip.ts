// Pieces go from where they were to where they are: measured before a picture is drawn and after.

const NEAR = 2; // pixels that are no way to go
const PIECES = "[data-piece]";

export type Places = Map<string, DOMRect>;

const isSeen = ({ width, height }: DOMRect) => width > 0 && height > 0;

/** Where all pieces are, by their keys, and all things that a piece may come from. */
export function placesIn(root: ParentNode): Places {
  const places: Places = new Map();
  for (const piece of root.querySelectorAll<HTMLElement | SVGElement>(`${PIECES}, [data-what]`)) {
    const box = piece.getBoundingClientRect();
    if (!isSeen(box)) continue;
    const { piece: key, what } = piece.dataset;
    if (key !== undefined) places.set(`piece ${key}`, box);
    if (what !== undefined && !places.has(what)) places.set(what, box);
  }
  return places;
}

/** How many pixels of the screen one of this element's own are, where what holds it is drawn larger or smaller. */
function scaleOf(piece: HTMLElement | SVGElement): number {
  const holder = piece.parentElement as Element | null;
  if (piece instanceof SVGElement && holder instanceof SVGGraphicsElement)
    return holder.getScreenCTM()?.a ?? 1;
  if (!(piece instanceof HTMLElement) || piece.offsetWidth === 0) return 1;
  return piece.getBoundingClientRect().width / piece.offsetWidth;
}

/** Lets every piece that is elsewhere now go there; one that is new comes from the thing it names. */
export function movePieces(root: ParentNode, before: Places, duration: number): void {
  for (const piece of root.querySelectorAll<HTMLElement | SVGElement>(PIECES)) {
    const { piece: key = "", from = "" } = piece.dataset;
    const was = before.get(`piece ${key}`) ?? before.get(from);
    const is = piece.getBoundingClientRect();
    if (!was || !isSeen(is)) continue;
    const x = was.left + was.width / 2 - is.left - is.width / 2;
    const y = was.top + was.height / 2 - is.top - is.height / 2;
    if (Math.hypot(x, y) < NEAR) continue;
    const scale = scaleOf(piece) || 1;
    // `translate` goes before whatever `transform` the piece has, and leaves it as it is.
    const translate = [x, y].map((way) => `${way / scale}px`).join(" ");
    piece.animate([{ translate }, { translate: "0 0" }], {
      duration,
      easing: "ease-in-out",
    });
  }
}
