// Notices while the pages are closed: this browser is subscribed at its maker's push service, or is not.

import { toBytes, toText } from "./bytes";
import { calls } from "./calls";

const SCRIPT = "/worker.js";

export function canBePushed(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = canBePushed() ? await navigator.serviceWorker.getRegistration("/") : undefined;
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export async function isPushed(): Promise<boolean> {
  return (await subscription()) !== null;
}

/** Whether it worked: the person may say no, and some browsers have no push service. */
export async function turnOn(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  try {
    await navigator.serviceWorker.register(SCRIPT);
    const worker = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: toBytes(key) };
    await tellServer(await worker.pushManager.subscribe(options));
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

/** This browser is somebody else, or the server has forgotten it: what is on stays on. */
export async function turnOnAgain(): Promise<void> {
  const found = await subscription();
  if (found) await tellServer(found);
}

export async function turnOff(): Promise<void> {
  const found = await subscription();
  if (!found) return;
  await calls.unsubscribe(found.endpoint).catch(() => undefined); // nobody any more: the server dropped it
  await found.unsubscribe();
}

async function tellServer(made: PushSubscription): Promise<void> {
  const [p256dh, auth] = [made.getKey("p256dh"), made.getKey("auth")];
  if (p256dh && auth) await calls.subscribe(made.endpoint, { p256dh: toText(p256dh), auth: toText(auth) });
}
