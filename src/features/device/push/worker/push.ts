/// <reference lib="webworker" />

/** Declarative Web Push: Safari reads it itself, other browsers hand it to the worker. */
interface Declared {
  notification?: { title?: string; body?: string; navigate?: string; tag?: string; lang?: string };
}

const list = '/account/notifications';

/** Shows every message: browsers revoke the permission of an app that receives messages without showing them. */
export function showNews(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, declaredIn(event.data))));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(scope, String(event.notification.data ?? list)));
  });
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(scope, event)));
}

function declaredIn(message: PushMessageData | null): Declared {
  try {
    return message?.json() ?? {};
  } catch {
    return {};
  }
}

function show({ registration }: ServiceWorkerGlobalScope, { notification = {} }: Declared): Promise<void> {
  const { title = 'News of the village', body = '', navigate = list, tag = 'news', lang = 'en' } = notification;
  // A message that replaces another alerts again. Some type definitions lack this option.
  const again = { renotify: true };
  return registration.showNotification(title, {
    ...again,
    body,
    tag,
    lang,
    data: navigate,
    icon: '/icons/any-192.png',
  });
}

/** Focuses a window that already shows the page, else opens a new one: other windows may hold unfinished work. */
async function open({ clients, registration }: ServiceWorkerGlobalScope, navigate: string): Promise<void> {
  const { href } = new URL(navigate, registration.scope);
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === href);
  await (there ? there.focus() : clients.openWindow(href));
}

/** The browser changed the device's endpoint: tells the server, even while the app is closed. */
async function renew({ registration }: ServiceWorkerGlobalScope, event: PushSubscriptionChangeEvent): Promise<void> {
  const applicationServerKey = event.oldSubscription?.options.applicationServerKey;
  if (!event.newSubscription && !applicationServerKey) return;
  const subscription =
    event.newSubscription ??
    (await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: applicationServerKey ?? null,
    }));
  await fetch('/api/notifications/devices', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(subscription),
  });
}
