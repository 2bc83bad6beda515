import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bucketStore } from './bucket-store.ts';
import { newPictureId } from './picture-service.ts';
import type { PictureStore } from './store.ts';
import { startS3Server } from './testing/s3-server.ts';

let server: Awaited<ReturnType<typeof startS3Server>>;
let store: PictureStore;
beforeAll(async () => {
  server = await startS3Server();
  store = bucketStore(server.mediaUrl());
});
afterAll(() => server[Symbol.asyncDispose]());

const buildFile = (bytes: Buffer) => ({ width: 320, format: 'webp' as const, bytes });
const read = async (id: string) => {
  const file = await store.read(id, 320, 'webp');
  return file instanceof Readable ? buffer(file) : file;
};

async function all<T>(listed: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of listed) found.push(one);
  return found;
}

it('puts, reads and removes a picture, and finds nothing for an unknown id', async () => {
  const id = newPictureId();
  expect(await read(id)).toBeNull();
  await store.put(id, [buildFile(Buffer.from('small')), { ...buildFile(Buffer.from('smaller')), format: 'avif' }]);
  expect(String(await read(id))).toBe('small');
  expect(await store.read(id, 640, 'webp')).toBeNull();
  await store.remove(id);
  await store.remove(id);
  expect(await read(id)).toBeNull();
});

it('makes the bucket of a new store, for all files of the first picture', async () => {
  const url = new URL(server.mediaUrl());
  url.pathname = `/new-${newPictureId().slice(0, 8)}/arena`;
  const id = newPictureId();
  const first = bucketStore(url.href);
  await first.put(
    id,
    [320, 640, 1280].map((width) => ({ ...buildFile(Buffer.from(`w${width}`)), width })),
  );
  const file = await first.read(id, 640, 'webp');
  expect(String(file instanceof Readable ? await buffer(file) : file)).toBe('w640');
});

it('keeps a file of several megabytes, byte for byte', async () => {
  const id = newPictureId();
  const bytes = randomBytes(9 * 1024 * 1024);
  await store.put(id, [buildFile(bytes)]);
  expect(bytes.equals((await read(id)) ?? Buffer.of())).toBe(true);
  await store.remove(id);
});

it('moves a picture to the trash and back, and purges it', async () => {
  const id = newPictureId();
  await store.put(id, [buildFile(Buffer.from('mine'))]);
  await store.discard(id, '2026-11-21');
  expect(await read(id)).toBeNull();
  expect(await all(store.listTrash())).toEqual([{ id, day: '2026-11-21' }]);
  expect([await store.recover(id), await store.recover(id)]).toEqual([true, false]);
  expect(String(await read(id))).toBe('mine');
  await store.discard(id, '2026-11-22');
  await store.purge(id, '2026-11-22');
  expect([await read(id), await all(store.listTrash())]).toEqual([null, []]);
});

it('lists more than one page, each picture once and with its time', async () => {
  // A page has 1,000 files.
  const ids = Array.from({ length: 1_003 }, newPictureId).sort();
  const batches = Array.from({ length: 21 }, (_, batch) => ids.slice(batch * 50, batch * 50 + 50));
  for (const batch of batches) await Promise.all(batch.map((id) => store.put(id, [buildFile(Buffer.from('x'))])));
  const listed = await all(store.list());
  expect(listed.map(({ id }) => id)).toEqual(ids);
  expect(listed.filter(({ storedAt }) => Number.isNaN(storedAt.getTime()))).toEqual([]);
});

it('is refused with a wrong secret', async () => {
  const wrong = bucketStore(server.mediaUrl('wrong'));
  const id = newPictureId();
  await expect(wrong.put(id, [buildFile(Buffer.from('mine'))])).rejects.toThrow('The bucket refused PUT with 403');
  await expect(wrong.read(id, 320, 'webp')).rejects.toThrow('The bucket refused GET with 403');
  await expect(all(wrong.list())).rejects.toThrow('The bucket refused GET with 403');
  expect(await read(id)).toBeNull();
});
