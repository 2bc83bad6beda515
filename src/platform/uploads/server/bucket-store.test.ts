import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { addMembers, startSideServer } from '#app/testing/side-server.ts';
import { Failure } from '#server/failure.ts';
import { pictureUrl } from '../rules.ts';
import { bucketStore } from './bucket-store.ts';
import { newPictureId, openPictureService } from './picture-service.ts';
import type { PictureStore } from './store.ts';
import { sweepPictures } from './sweep.ts';
import { Added, albumRoutes } from './testing/album.ts';
import { type FakeBucket, startFakeBucket } from './testing/bucket.ts';
import { send } from './testing/sending.ts';

let bucket: FakeBucket;
let store: PictureStore;
const files = [
  { width: 320, format: 'webp' as const, bytes: Buffer.from('small') },
  { width: 320, format: 'avif' as const, bytes: Buffer.from('smaller') },
];

beforeAll(async () => {
  bucket = await startFakeBucket();
  store = bucketStore(bucket.mediaUrl);
});
afterAll(() => bucket.close());
beforeEach(() => {
  bucket.objects.clear();
  bucket.fault.status = undefined;
  bucket.fault.body = undefined;
});

const readBytes = async (id: string) => {
  const file = await store.read(id, 320, 'avif');
  return file instanceof Readable ? buffer(file) : file;
};

it('puts, reads and removes a picture', async () => {
  const id = newPictureId();
  await store.put(id, files);
  expect([...bucket.objects.keys()].sort()).toEqual(
    [320].flatMap((width) => [
      `arena/${id.slice(0, 2)}/${id}/${width}.avif`,
      `arena/${id.slice(0, 2)}/${id}/${width}.webp`,
    ]),
  );
  expect(await readBytes(id)).toEqual(Buffer.from('smaller'));
  expect(await store.read(id, 640, 'webp')).toBeNull();
  await store.remove(id);
  await store.remove(id);
  expect(bucket.objects.size).toBe(0);
});

it('lists by pages, each picture once', async () => {
  const ids = [newPictureId(), newPictureId(), newPictureId(), newPictureId()];
  for (const id of ids) await store.put(id, files);
  const listed: string[] = [];
  for await (const { id } of store.list()) listed.push(id);
  expect(listed).toEqual(ids.sort());
});

it('moves a picture to the trash and back, and also removes it from the trash', async () => {
  const id = newPictureId();
  await store.put(id, files);
  await store.discard(id, '2026-11-21');
  expect(await store.read(id, 320, 'avif')).toBeNull();
  const listed: string[] = [];
  for await (const { day } of store.listTrash()) listed.push(day);
  expect(listed).toEqual(['2026-11-21']);
  expect([await store.recover(id), await store.recover(id)]).toEqual([true, false]);
  expect(await readBytes(id)).toEqual(Buffer.from('smaller'));
  await store.discard(id, '2026-11-21');
  await store.remove(id);
  expect(bucket.objects.size).toBe(0);
});

it('answers 503 when the bucket cannot be reached', async () => {
  const id = newPictureId();
  bucket.fault.status = 500;
  await expect(store.read(id, 320, 'webp')).rejects.toMatchObject({ status: 503 });
  await expect(store.put(id, files)).rejects.toBeInstanceOf(Failure);
});

it('keeps the cause for the log when the bucket cannot be reached', async () => {
  bucket.fault.status = 500;
  await expect(store.put(newPictureId(), files)).rejects.toMatchObject({
    cause: new Error('The bucket: it answered PUT with 500'),
  });
  const nowhere = bucketStore('http://key:secret@127.0.0.1:1/village');
  await expect(nowhere.read(newPictureId(), 320, 'webp')).rejects.toMatchObject({ cause: expect.any(Error) });
});

it('ends a listing that goes in circles, and stops reading an endless answer', async () => {
  bucket.fault.status = 200;
  bucket.fault.body = '<ListBucketResult><NextContinuationToken>again</NextContinuationToken></ListBucketResult>';
  await expect(all(store.list())).rejects.toThrow('The bucket lists without an end');
  bucket.fault.body = 'x'.repeat(33 * 1024 * 1024);
  await expect(all(store.list())).rejects.toMatchObject({ status: 503 });
  await expect(readBytes(newPictureId())).rejects.toMatchObject({ status: 503 });
});

it('fails if the signature is wrong', async () => {
  const wrong = bucketStore(bucket.mediaUrl.replace('secret', 'other'));
  await expect(wrong.put(newPictureId(), files)).rejects.toThrow('refused PUT with 403');
});

it('serves a whole upload, and sweeps files without a row', async () => {
  await using arena = await startTestApp();
  const pictures = await openPictureService({ dataDir: '/nonexistent', mediaUrl: bucket.mediaUrl });
  await using side = await startSideServer(arena, albumRoutes(pictures));
  const [member = 0] = await addMembers(arena, ['zola']);
  const png = { what: 'a PNG', type: 'image/png', bytes: await drawPng() };
  const { picture } = Added.parse((await send(side, member, png)).body);
  const response = await side.as(member).get(pictureUrl(picture.id, 640, 'avif'));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/avif']);

  const orphan = newPictureId();
  await pictures.store.put(orphan, files);
  const later = new Date(Date.now() + 3_600_000);
  expect(await sweepPictures(arena.db, pictures.store, later)).toMatchObject({ orphans: 1, isRefused: false });
  const inTrash = `arena/trash/${orphan.slice(0, 2)}/${orphan}/${later.toISOString().slice(0, 10)}/`;
  expect([...bucket.objects.keys()].filter((name) => name.includes(orphan)).sort()).toEqual([
    `${inTrash}320.avif`,
    `${inTrash}320.webp`,
  ]);
  const month = new Date(later.getTime() + 30 * 24 * 3_600_000);
  expect(await sweepPictures(arena.db, pictures.store, month)).toMatchObject({ orphans: 0, purged: 1 });
  expect([...bucket.objects.keys()].every((name) => name.includes(picture.id))).toBe(true);

  bucket.fault.status = 503;
  expect((await side.as(member).get(pictureUrl(picture.id, 640))).status).toBe(503);
  expect((await send(side, member, png)).status).toBe(503);
});

async function all<T>(listed: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of listed) found.push(one);
  return found;
}

const drawPng = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#2b6' } })
    .png()
    .toBuffer();
