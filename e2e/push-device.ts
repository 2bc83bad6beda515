import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { NewSubscription } from '#features/device/push/contract.ts';

/**
 * Connects the browser to the test's push service. Nothing else is faked: messages reach the service worker through the
 * DevTools protocol.
 */
export async function withPushService(context: BrowserContext, subscribe: () => NewSubscription) {
  await context.grantPermissions(['notifications']);
  await context.exposeFunction('askPushService', subscribe);
  await context.addInitScript(() => {
    const storageKey = 'test-subscription';
    const decodeKey = (key: string) =>
      Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0)).buffer;
    const subscriptionIn = (text: string | null) => {
      if (text === null) return null;
      const { key, json } = JSON.parse(text);
      return {
        endpoint: json.endpoint,
        options: { userVisibleOnly: true, applicationServerKey: decodeKey(key) },
        toJSON: () => json,
        unsubscribe: async () => {
          localStorage.removeItem(storageKey);
          return true;
        },
      };
    };
    const subscribing = async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
      const json = await Reflect.get(window, 'askPushService')();
      localStorage.setItem(storageKey, JSON.stringify({ key, json }));
      return subscriptionIn(localStorage.getItem(storageKey));
    };
    Object.assign(PushManager.prototype, {
      subscribe: subscribing,
      getSubscription: async () => subscriptionIn(localStorage.getItem(storageKey)),
    });
  });
}

export interface ShownNotification {
  title: string;
  body: string;
  tag: string;
  data: unknown;
}

interface Worker {
  deliver(message: string): Promise<void>;
  shown(): Promise<ShownNotification[]>;
}

/** The service worker of the page, as the DevTools protocol reaches it. */
export async function findWorker(page: Page): Promise<Worker> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const browser = await page.context().newCDPSession(page);
  const registrations = new Map<string, string>();
  browser.on('ServiceWorker.workerRegistrationUpdated', (updated) => {
    for (const { registrationId, scopeURL } of updated.registrations)
      registrations.set(new URL(scopeURL).origin, registrationId);
  });
  await browser.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await expect.poll(() => registrations.has(origin)).toBe(true);
  const registrationId = registrations.get(origin) ?? '';
  return {
    deliver: async (data) =>
      void (await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })),
    shown: () =>
      page.evaluate(async () => {
        const { getNotifications } = ServiceWorkerRegistration.prototype;
        const notifications = await getNotifications.call(await navigator.serviceWorker.ready);
        return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
      }),
  };
}
