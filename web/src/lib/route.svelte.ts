// Where one is: the path of the address, changed without loading the page anew.

class Here {
  path: string = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  /** Goes to another page of the house. */
  go(path: string): void {
    history.pushState(null, "", path);
    this.path = path;
    scrollTo(0, 0);
  }
}

export const here = new Here();

/** For links within the house: `<a href="/table/x" onclick={follow}>`. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  if (
    !(link instanceof HTMLAnchorElement) ||
    event.button !== 0 ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey
  )
    return;
  event.preventDefault();
  here.go(link.pathname);
}
