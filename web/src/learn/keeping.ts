// Lessons can be taken without a connection, once they were opened: the worker keeps what they are made of.

/** Tells the worker what this page fetched, also before the worker was there; it knows what of it is to be kept. */
export async function keepPage(): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const { active } = await navigator.serviceWorker.ready;
  const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage({ keep: [location.href, ...fetched] });
}
