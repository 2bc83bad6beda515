import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/app.ts';
import { addMembers, type SideServer, startSideServer } from '#app/testing/side-server.ts';
import { pictureUrl } from '../rules.ts';
import { bucketStore } from './bucket-store.ts';
import { newPictureId, openPictureService } from './picture-service.ts';
import { Added, albumRoutes } from './testing/album.ts';
import { type FakeBucket, startFakeBucket } from './testing/bucket.ts';
import { send } from './testing/sending.ts';

let arena: TestApp;
let bucket: FakeBucket;
let side: SideServer;
let address: string;
let headers: Record<string, string>;
const lines: string[] = [];
/** Shorter than a slow reader takes, and much longer than any chunk takes. */
const maxResponseLength = 2_000;

beforeAll(async () => {
  arena = await startTestApp();
  bucket = await startFakeBucket();
  const pictures = await openPictureService({ dataDir: '/nonexistent', mediaUrl: bucket.mediaUrl });
  const logStream = { write: (line: string) => void lines.push(line) };
  const options = { maxResponseLength, logger: true, logLevel: 'info', logStream };
  side = await startSideServer(arena, albumRoutes(pictures), 1000, options);
  const [member = 0] = await addMembers(arena, ['zola']);
  const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: '#2b6' } });
  const added = await send(side, member, { type: 'image/png', bytes: await picture.png().toBuffer() });
  address = side.url + pictureUrl(Added.parse(added.body).picture.id, 640, 'avif');
  headers = side.buildHeaders(member);
});
afterAll(async () => {
  await side[Symbol.asyncDispose]();
  await bucket.close();
  await arena.close();
});
afterEach(() => {
  bucket.fault.send = undefined;
});

const open = (signal?: AbortSignal) => fetch(address, { headers, ...(signal && { signal }) });
const chunk = Buffer.alloc(64 * 1024, 7);

/** Makes the bucket send a first chunk; the test continues the response. */
function firstChunk() {
  const { promise, resolve } = Promise.withResolvers<ServerResponse>();
  bucket.fault.send = (response) => {
    response.write(chunk);
    resolve(response);
  };
  return promise;
}

it('streams a picture while it arrives', async () => {
  const sending = firstChunk();
  const reply = await open();
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/avif']);
  (await sending).end(chunk);
  expect((await reply.arrayBuffer()).byteLength).toBe(2 * chunk.length);
});

it('reads from the bucket only as fast as a slow client reads', async () => {
  const size = 31 * 1024 * 1024;
  let sent = 0;
  const sendAll = (response: ServerResponse) => {
    while (sent < size) {
      sent += chunk.length;
      if (!response.write(chunk)) return response.once('drain', () => sendAll(response));
    }
    return response.end();
  };
  bucket.fault.send = sendAll;
  const reader = (await open()).body?.getReader();
  let read = (await reader?.read())?.value?.length ?? 0;
  let before = -1;
  const isStill = () => {
    const isSame = sent === before;
    before = sent;
    return isSame;
  };
  // Longer than the server's time limit for a response that has not begun.
  await vi.waitUntil(isStill, { interval: maxResponseLength * 1.5, timeout: 60_000 });
  expect(sent).toBeLessThan(size);
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) read += next.value.length;
  expect(read).toBe(size);
}, 60_000);

it('closes the connection to the bucket when the client disconnects', async () => {
  const sending = firstChunk();
  const client = new AbortController();
  await open(client.signal);
  const ended = once(await sending, 'close');
  client.abort();
  await ended;
});

it('hangs up if the bucket breaks off in the middle, and logs why', async () => {
  const sending = firstChunk();
  const reply = await open();
  (await sending).destroy();
  await expect(reply.arrayBuffer()).rejects.toThrow('terminated');
  await vi.waitFor(() => expect(lines.join('')).toMatch(/terminated.*an answer broke off/));
});

it('answers 503 if the bucket hangs up before it sends anything', async () => {
  bucket.fault.send = (response) => {
    response.writeHead(200, { 'content-length': 9 }).flushHeaders();
    response.destroy();
  };
  const reply = await open();
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await reply.json()).toMatchObject({ code: 'busy' });
});

it('refuses an endless picture', async () => {
  bucket.fault.send = (response) => {
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', more);
    more();
  };
  await expect((await open()).arrayBuffer()).rejects.toThrow('terminated');
  bucket.fault.send = (response) => void response.writeHead(200, { 'content-length': 10 ** 9 }).flushHeaders();
  expect((await open()).status).toBe(503);
});

it('gives up on a bucket that falls silent', async () => {
  const sending = firstChunk();
  const file = await bucketStore(bucket.mediaUrl, 200).read(newPictureId(), 320, 'webp');
  if (!(file instanceof Readable)) throw new Error('A bucket streams');
  const ended = once(await sending, 'close');
  await expect(buffer(file)).rejects.toMatchObject({ status: 503, cause: { message: 'The bucket fell silent' } });
  await ended;
});
