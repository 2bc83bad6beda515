/// <reference lib="webworker" />

/** Declarative Web Push: what Safari reads itself, other browsers hand to the worker. */
interface Declared {
  notification?: { title?: string; body?: string; navigate?: string; tag?: string; lang?: string };
}

const list = '/account/notifications';

/** What the village sends is shown, always: of what is not, a browser takes the permission away. */
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
  // One that takes another's place is heard like a new one; not every browser's types know it.
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

/** Where the page is open already it comes to the front; in any other somebody may have begun something. */
async function open({ clients, registration }: ServiceWorkerGlobalScope, navigate: string): Promise<void> {
  const { href } = new URL(navigate, registration.scope);
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === href);
  await (there ? there.focus() : clients.openWindow(href));
}

/** The browser gave the device another address: the village is told without anybody opening the app. */
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
