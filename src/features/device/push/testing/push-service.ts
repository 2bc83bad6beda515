import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { NewSubscription } from '../contract.ts';

/** For child processes: the value of `NODE_EXTRA_CA_CERTS`. */
export const certificatePath = join(import.meta.dirname, 'push-service.pem');

export interface ReceivedPush {
  /** The last part of the endpoint. */
  device: string;
  headers: IncomingMessage['headers'];
  /** Decrypted as a browser does it. */
  message: { web_push: number; notification: { title: string; body: string; navigate: string; tag: string } };
  at: number;
}

/** How it answers messages for a device: a status, at once or later, with an optional `retry-after`, or never. */
export type Behaviour = { status: number; retryAfter?: string; afterMs?: number; after?: Promise<unknown> } | 'never';

export interface PushService extends AsyncDisposable {
  /** For `PUSH_HOSTS`. */
  host: string;
  received: ReceivedPush[];
  /** A subscription in the shape that browsers give, for a device whose messages this service can decrypt. */
  subscribe(device?: string): NewSubscription;
  /** Applies from now on. The default is 201. */
  behave(device: string, behaviour: Behaviour | null): void;
  /** How often a device was tried, successfully or not. */
  tries(device: string): number;
  /** Milliseconds since the last request. */
  quietFor(): number;
}

interface Keys {
  ecdh: ECDH;
  auth: Buffer;
}

/** A push service as in RFC 8030, which decrypts messages as in RFC 8291. The app under test trusts its certificate. */
export async function startPushService(): Promise<PushService> {
  const cert = readFileSync(certificatePath, 'utf8');
  const key = readFileSync(join(import.meta.dirname, 'push-service.key.pem'), 'utf8');
  if (!getCACertificates('default').includes(cert)) setDefaultCACertificates([...getCACertificates('default'), cert]);
  const devices = new Map<string, Keys>();
  const behaviours = new Map<string, Behaviour>();
  const tries = new Map<string, number>();
  const received: ReceivedPush[] = [];
  let latest = performance.now();

  const server = createServer({ cert, key }, (request, response) => void handle(request, response));
  async function handle(request: IncomingMessage, response: ServerResponse) {
    const device = request.url?.replace('/send/', '') ?? '';
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    latest = performance.now();
    tries.set(device, (tries.get(device) ?? 0) + 1);
    const behaviour = behaviours.get(device) ?? { status: 201 };
    if (behaviour === 'never') return;
    await behaviour.after;
    if (behaviour.afterMs) await new Promise((resolve) => setTimeout(resolve, behaviour.afterMs));
    const keys = devices.get(device);
    const status = keys ? wrongIn(request, body, host) || behaviour.status : 404;
    if (keys && status === 201)
      received.push({ device, headers: request.headers, message: JSON.parse(decrypt(body, keys)), at: Date.now() });
    response.writeHead(status, behaviour.retryAfter === undefined ? {} : { 'retry-after': behaviour.retryAfter });
    response.end();
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const host = `localhost:${typeof address === 'object' ? address?.port : ''}`;
  return {
    host,
    received,
    subscribe: (device = randomBytes(8).toString('hex')) => {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      devices.set(device, { ecdh, auth });
      const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') };
      return { endpoint: `https://${host}/send/${device}`, expirationTime: null, keys };
    },
    behave: (device, behaviour) => {
      if (behaviour) behaviours.set(device, behaviour);
      else behaviours.delete(device);
    },
    tries: (device) => tries.get(device) ?? 0,
    quietFor: () => performance.now() - latest,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The status with which a real service would refuse the request; 0 if it is correct. */
function wrongIn({ method, headers }: IncomingMessage, body: Buffer, host: string): number {
  const { ttl, topic, authorization = '' } = headers;
  if (method !== 'POST' || headers['content-encoding'] !== 'aes128gcm') return 400;
  if (typeof ttl !== 'string' || !/^\d+$/.test(ttl)) return 400;
  if (typeof topic === 'string' && !/^[\w-]{1,32}$/.test(topic)) return 400;
  if (body.length > 4_096) return 413;
  // One signature serves many messages; checking it for each would measure this service instead of the app.
  const signature = `${host} ${authorization}`;
  if (verified.has(signature)) return 0;
  if (!isSigned(authorization, host)) return 403;
  verified.add(signature);
  return 0;
}

const verified = new Set<string>();

/** RFC 8292: a token for this service, signed with the key that comes with it, valid for a day at most. */
function isSigned(authorization: string, host: string): boolean {
  const [, token = '', k = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(k, 'base64url');
  if (point.length !== 65) return false;
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const isNow = exp > Date.now() / 1_000 && exp < Date.now() / 1_000 + 86_400;
  const signed = Buffer.from(`${header}.${claims}`);
  const isOurs = verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  return isOurs && isNow && aud === `https://${host}` && /^(mailto|https):/.test(sub);
}

/** RFC 8291 over RFC 8188, as a browser reads one record. */
function decrypt(body: Buffer, { ecdh, auth }: Keys): string {
  const salt = body.subarray(0, 16);
  const idLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const ikm = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', ikm, salt, `Content-Encoding: ${name}\0`, length));
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  cipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
