import { encryptNotification, vapidHeaders } from '@block65/webcrypto-web-push';
import type { VapidKeys } from '../vapid-keys.ts';

export interface Device {
  id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  /** Seconds for which the service keeps the message for a device that is off. */
  ttl: number;
  urgency: 'normal' | 'high';
  topic: string;
  json: string;
}

export interface PushRequest {
  headers: Record<string, string>;
  body: Uint8Array;
}

/** The largest message that fits into one record. */
export const maxBytes = 3_993;

/** A signature is valid for twelve hours and replaced after half of that. */
const signedFor = 6 * 3_600_000;

/**
 * Encrypts a message for one device (RFC 8291, aes128gcm) and signs it with the village's keys (RFC 8292). Only this
 * class uses the library. One signature serves all devices of a service.
 */
export class PushEncryption {
  readonly #keys: VapidKeys;
  readonly #subject: string;
  readonly #signatures = new Map<string, { authorization: Promise<string>; until: number }>();

  constructor(keys: VapidKeys, subject: string) {
    this.#keys = keys;
    this.#subject = subject;
  }

  async requestTo(
    { endpoint, p256dh, auth }: Device,
    { ttl, urgency, topic, json }: PushMessage,
  ): Promise<PushRequest> {
    const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
    const [authorization, body] = await Promise.all([
      this.#signature(subscription),
      encryptNotification(subscription, new TextEncoder().encode(json)),
    ]);
    return {
      headers: {
        authorization,
        ttl: String(ttl),
        urgency,
        topic,
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        'content-length': String(body.byteLength),
      },
      body,
    };
  }

  #signature(subscription: Parameters<typeof vapidHeaders>[0]): Promise<string> {
    const { origin } = new URL(subscription.endpoint);
    const known = this.#signatures.get(origin);
    if (known && known.until > Date.now()) return known.authorization;
    const signed = vapidHeaders(subscription, { ...this.#keys, subject: this.#subject });
    const authorization = signed.then(({ headers }) => headers.authorization);
    this.#signatures.set(origin, { authorization, until: Date.now() + signedFor });
    return authorization;
  }
}

interface Shown {
  title: string;
  text: string;
  link: string;
  topic: string;
}

const longest = { title: 120, text: 400 };

/** Declarative Web Push: Safari shows it without the service worker, other browsers show it through the worker. */
export function buildPayload({ title, text, link, topic }: Shown, origin: string | undefined): string {
  const navigate = origin === undefined ? link : origin + link;
  const notification = (most: typeof longest) => ({
    title: cut(title, most.title),
    body: cut(text, most.text),
    navigate,
    tag: topic,
    lang: 'en',
    silent: false,
  });
  const json = JSON.stringify({ web_push: 8030, notification: notification(longest) });
  if (Buffer.byteLength(json) <= maxBytes) return json;
  return JSON.stringify({ web_push: 8030, notification: notification({ title: 60, text: 100 }) });
}

/** Cuts by code points, so that no surrogate pair is split. */
const cut = (text: string, most: number): string => {
  const signs = [...text];
  return signs.length <= most ? text : `${signs.slice(0, most - 1).join('')}…`;
};
