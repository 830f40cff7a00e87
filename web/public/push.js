// Runs when a notice comes while the pages are closed: shows it, and opens the table it is about.
// A notice is {"title": …, "text": …, "to": "/table/…", "tag": …}; of one tag only the newest is shown.

addEventListener("push", (event) => {
    const told = event.data?.json() ?? {};
    event.waitUntil(
        self.registration.showNotification(told.title ?? "Bottega", {
            body: told.text ?? "",
            tag: told.tag,
            icon: "/mark.svg",
            data: { to: told.to ?? "/" },
        }),
    );
});

addEventListener("notificationclick", (event) => {
    event.notification.close();
    const to = new URL(event.notification.data.to, location.origin);
    if (to.origin === location.origin) event.waitUntil(open(to.href));
});

async function open(address) {
    const pages = await self.clients.matchAll({ type: "window" });
    const there = pages.find((page) => page.url.split("#")[0] === address);
    await (there ? there.focus() : self.clients.openWindow(address));
}
