// Where one is: the path of the address and the mark in it, changed without loading the page anew.

class Here {
  path: string = $state(location.pathname);
  /** What stands after `#`: a place within the page. */
  mark: string = $state(markOf(location.hash));

  constructor() {
    for (const change of ["popstate", "hashchange"]) addEventListener(change, () => this.look());
  }

  /** Goes to another page of the site, or to a place within one. */
  go(address: string): void {
    history.pushState(null, "", address);
    this.look();
    if (!this.mark) scrollTo(0, 0);
  }

  private look(): void {
    this.path = location.pathname;
    this.mark = markOf(location.hash);
  }
}

function markOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return ""; // not written by us
  }
}

export const here = new Here();

/** Names the page in the title of the window, once there is a name; call it while a component is made. */
export function titled(name: () => string): void {
  $effect(() => {
    const said = name();
    if (said) document.title = `${said} · Bottega`;
  });
}

/** For links within the site: `<a href="/table/x" onclick={follow}>`. */
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
  here.go(link.pathname + link.hash);
}
