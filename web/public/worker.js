// Runs beside the pages: keeps the files whose names change with what is in them, and has a page to show when the house
// cannot be reached. Pages come from the house whenever they can, so a new release is there at once. What the house is
// asked (/api) goes past it, but for what lessons are made of: it is the same for everybody, and once it was fetched,
// lessons can be taken without a connection.

importScripts("/push.js");

const KEPT = "bottega-1";
const OFFLINE = "/offline";
const AT_ONCE = [OFFLINE, "/plain.css", "/mark.svg"];
const RELEASE = "/release"; // under this name lies by which release the files were kept
const SHELL = "/learn"; // and under this one the page of all lessons: what it shows, its address decides
const DIGEST = /[0-9a-f]{32}/; // the tag of a page begins with the release; what follows is its own
const LESSON = /^\/learn\/[^/]+(\/[^/]+)?$/;
const LEARNT = /^\/api\/(games\/[^/]+\/(catalogue|lessons(\/[^/]+)?)|texts\/[^/]+\/(lessons\/)?[a-z]+)$/;

addEventListener("install", (event) => {
    self.skipWaiting();
    event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(AT_ONCE)));
});

addEventListener("activate", (event) => event.waitUntil(begin()));

addEventListener("fetch", (event) => {
    const { method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== "GET" || origin !== location.origin) return;
    if (LEARNT.test(pathname)) event.respondWith(learnt(event));
    else if (pathname.startsWith("/api/")) return;
    else if (mode === "navigate") event.respondWith(page(event, pathname));
    else if (pathname.startsWith("/assets/")) event.respondWith(file(event.request));
    else if (AT_ONCE.includes(pathname))
        event.respondWith(fetch(event.request).catch(() => caches.match(pathname)));
});

// A page of lessons tells what it fetched before this ran.
addEventListener("message", (event) => {
    if (event.data?.keep) event.waitUntil(Promise.allSettled(event.data.keep.map(keep)));
});

async function begin() {
    const before = (await caches.keys()).filter((name) => name !== KEPT);
    await Promise.all(before.map((name) => caches.delete(name)));
    await self.registration.navigationPreload?.enable(); // or a page would wait until this has started
    await self.clients.claim();
}

async function page(event, pathname) {
    try {
        const answer = (await event.preloadResponse) ?? (await fetch(event.request));
        const release = releaseOf(answer);
        if (answer.ok && LESSON.test(pathname)) event.waitUntil(keepShell(answer.clone()));
        else if (pathname === "/" && release) event.waitUntil(tidy(release));
        return answer;
    } catch {
        const shell = LESSON.test(pathname) && (await caches.match(SHELL));
        return shell || ((await caches.match(OFFLINE)) ?? Response.error());
    }
}

async function file(request) {
    const kept = await caches.open(KEPT);
    const known = await kept.match(request);
    if (known) return known;
    const answer = await fetch(request);
    if (answer.ok) await kept.put(request, answer.clone());
    return answer;
}

/** The house knows best; without it, as it was told last. */
async function learnt(event) {
    const kept = await caches.open(KEPT);
    try {
        const answer = await fetch(event.request);
        if (answer.ok) event.waitUntil(kept.put(event.request, answer.clone()));
        return answer;
    } catch {
        return (await kept.match(event.request)) ?? Response.error();
    }
}

function releaseOf(answer) {
    return DIGEST.exec(answer.headers.get("etag") ?? "")?.[0];
}

async function keepShell(answer) {
    const release = releaseOf(answer);
    if (release) await tidy(release);
    await (await caches.open(KEPT)).put(SHELL, answer);
}

/** Keeps what a page fetched, if it is of a kind that is kept and is not there yet. */
async function keep(url) {
    const { origin, pathname } = new URL(url);
    if (origin !== location.origin) return;
    const kept = await caches.open(KEPT);
    const name = LESSON.test(pathname) ? SHELL : pathname;
    const isKept = name === SHELL || pathname.startsWith("/assets/") || LEARNT.test(pathname);
    if (!isKept || (await kept.match(name))) return;
    const answer = await fetch(pathname);
    if (!answer.ok) return;
    if (name === SHELL) await keepShell(answer);
    else await kept.put(name, answer);
}

/** With a new release the files of the one before are not kept any longer. */
async function tidy(release) {
    const kept = await caches.open(KEPT);
    const before = await (await kept.match(RELEASE))?.text();
    if (before === release) return;
    if (before)
        for (const request of await kept.keys())
            if (!AT_ONCE.includes(new URL(request.url).pathname)) await kept.delete(request);
    await kept.put(RELEASE, new Response(release));
}
