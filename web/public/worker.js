// Runs beside the pages: keeps the files whose names change with what is in them, and has a page to show when the house
// cannot be reached. Pages come from the house whenever they can, so a new release is there at once; what the house is
// asked (/api) goes past it.

importScripts("/push.js");

const KEPT = "bottega-1";
const OFFLINE = "/offline";
const AT_ONCE = [OFFLINE, "/plain.css", "/mark.svg"];
const RELEASE = "/release"; // under this name lies by which release the files were kept

addEventListener("install", (event) => {
    self.skipWaiting();
    event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(AT_ONCE)));
});

addEventListener("activate", (event) => event.waitUntil(begin()));

addEventListener("fetch", (event) => {
    const { method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
    if (mode === "navigate") event.respondWith(page(event, pathname));
    else if (pathname.startsWith("/assets/")) event.respondWith(file(event.request));
    else if (AT_ONCE.includes(pathname))
        event.respondWith(fetch(event.request).catch(() => caches.match(pathname)));
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
        const release = answer.headers.get("etag");
        if (pathname === "/" && release) event.waitUntil(tidy(release));
        return answer;
    } catch {
        return (await caches.match(OFFLINE)) ?? Response.error();
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

/** With a new release the files of the one before are not kept any longer. */
async function tidy(release) {
    const kept = await caches.open(KEPT);
    const before = await (await kept.match(RELEASE))?.text();
    if (before === release) return;
    if (before)
        for (const request of await kept.keys())
            if (new URL(request.url).pathname.startsWith("/assets/")) await kept.delete(request);
    await kept.put(RELEASE, new Response(release));
}
