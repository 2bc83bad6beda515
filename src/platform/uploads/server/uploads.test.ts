import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/app.ts';
import { addMembers, type SideServer, startSideServer } from '#app/testing/side-server.ts';
import { visitor } from '#server/access/access.ts';
import { connectRaw, type RawConnection } from '#testing/raw-connection.ts';
import { pictureUrl } from '../rules.ts';
import { type PictureService, removeUpload } from './commands.ts';
import { keepFilesInStep, openPictureService } from './picture-service.ts';
import { maxBytesPerAccount, maxFilesPerDay } from './policy.ts';
import { findUpload } from './queries.ts';
import { sweepPictures } from './sweep.ts';
import { Added, albumRoutes } from './testing/album.ts';
import { filesBelow, send, sendBody } from './testing/sending.ts';

let arena: TestApp;
let side: SideServer;
let strict: SideServer;
let pictures: PictureService;
let people: number[];
let png: { bytes: Buffer; type: string };
const folder = mkdtempSync(join(tmpdir(), 'village-uploads-'));
const uploads = join(folder, 'uploads');

beforeAll(async () => {
  const { default: sharp } = await import('sharp');
  png = {
    bytes: await sharp({ create: { width: 400, height: 300, channels: 3, background: '#2468ac' } })
      .png()
      .toBuffer(),
    type: 'image/png',
  };
  arena = await startTestApp();
  pictures = await openPictureService({ dataDir: folder, mediaUrl: undefined });
  side = await startSideServer(arena, albumRoutes(pictures));
  strict = await startSideServer(arena, albumRoutes(pictures), 1);
  people = await addMembers(arena, ['zola', 'yanga', 'xola', 'wandi', 'vusi']);
  mkdirSync(uploads);
});
afterAll(async () => {
  await side[Symbol.asyncDispose]();
  await strict[Symbol.asyncDispose]();
  await arena.close();
  rmSync(folder, { recursive: true });
});

const person = (index: number) => people[index] ?? 0;
const fetchUploadStatus = async (who: number) => (await send(side, person(who), png)).status;
const usesBothSlots = (who: number) => expect.poll(async () => (await send(side, person(who), null)).status).toBe(429);
const upload = async (who: number, fields: Record<string, string> = {}) =>
  Added.parse((await send(side, person(who), png, fields)).body).picture;

it('answers with the data that a screen needs', async () => {
  const { status, body } = await send(side, person(0), png, { title: ' Derby day ' });
  expect(status).toBe(200);
  expect(body).toEqual({
    title: 'Derby day',
    picture: {
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      width: 400,
      height: 300,
      colour: '#2468ac',
      widths: [320, 400],
    },
  });
});

it('shows a picture to its uploader and to those its owner row allows', async () => {
  const hidden = pictureUrl((await upload(0)).id, 320);
  const shown = pictureUrl((await upload(0, { shown: 'yes' })).id, 320, 'avif');
  expect((await side.as(person(0)).get(hidden)).status).toBe(200);
  expect((await side.as(person(1)).get(hidden)).status).toBe(404);
  const reply = await side.as(person(1)).get(shown);
  expect(reply.status).toBe(200);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'image/avif',
    'content-disposition': 'inline; filename="photo.avif"',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=31536000, immutable',
  });
  expect((await fetch(side.url + shown)).status).toBe(401);
});

it.each(['320.png', '321.webp', '0320.webp', '..%2f320.webp', '320.webp%00', '%2e%2e', '320.webp.webp'])(
  'refuses the file name %s',
  async (file) => {
    const { id } = await upload(0);
    const { status } = await side.as(person(0)).get(`/uploads/${id}/${file}`);
    expect([400, 404]).toContain(status);
  },
);

it.each(['0'.repeat(32), '..', '%2e%2e%2f%2e%2e', 'village.sqlite', 'A'.repeat(32)])(
  'refuses the upload id %s',
  async (id) => {
    const { status } = await side.as(person(0)).get(`/uploads/${id}/320.webp`);
    expect([400, 404]).toContain(status);
  },
);

it('checks session and origin before it reads the form', async () => {
  const response = await fetch(`${side.url}/api/album`, { method: 'POST', body: new FormData() });
  expect(response.status).toBe(401);
  const foreign = await sendBody(side, person(0), new FormData(), { 'sec-fetch-site': 'cross-site' });
  expect(foreign.status).toBe(403);
});

it.each([
  ['JSON', '{}', 'application/json', 415],
  ['a form without its boundary', 'x', 'multipart/form-data', 400],
  ['a form without parts', '--x--\r\n', 'multipart/form-data; boundary=x', 400],
  [
    'a form that ends in the middle',
    '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nabc',
    'multipart/form-data; boundary=x',
    400,
  ],
  [
    'a field that is not known',
    '--x\r\nContent-Disposition: form-data; name="isAdmin"\r\n\r\ntrue\r\n--x--\r\n',
    'multipart/form-data; boundary=x',
    400,
  ],
  [
    'a field of the prototype',
    '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
    'multipart/form-data; boundary=x',
    400,
  ],
  [
    'a field too long',
    `--x\r\nContent-Disposition: form-data; name="title"\r\n\r\n${'a'.repeat(3_000)}\r\n--x--\r\n`,
    'multipart/form-data; boundary=x',
    413,
  ],
])('refuses %s', async (_what, body, type, status) => {
  expect((await sendBody(side, person(0), body, { 'content-type': type })).status).toBe(status);
});

it('refuses forms with too much in them', async () => {
  const many = new FormData();
  for (let count = 0; count < 100; count += 1) many.append('title', `${count}`);
  expect((await sendBody(side, person(0), many)).status).toBe(400);
  const twice = new FormData();
  for (const name of ['a.png', 'b.png'])
    twice.append('image', new File([new Uint8Array(png.bytes)], name, { type: 'image/png' }));
  expect((await sendBody(side, person(0), twice)).status).toBe(413);
  const elsewhere = new FormData();
  elsewhere.append('other', new File([new Uint8Array(png.bytes)], 'a.png', { type: 'image/png' }));
  expect((await sendBody(side, person(0), elsewhere)).status).toBe(400);
});

it('leaves nothing of an interrupted upload, and frees its slot', async () => {
  const before = filesBelow(uploads);
  for (let count = 0; count < 10; count += 1) await breakOff(person(1));
  await vi.waitFor(async () => expect((await send(side, person(1), png)).status).toBe(200));
  expect(filesBelow(uploads)).toHaveLength(before.length + 4);
});

it('lets others upload while four people send almost nothing', async () => {
  const slow = await Promise.all([0, 0, 1, 1, 2, 2, 3, 3].map((index) => sendLittle(person(index))));
  for (const index of [0, 1, 2, 3]) await usesBothSlots(index);
  expect(await fetchUploadStatus(4)).toBe(200);
  for (const connection of slow) connection[Symbol.dispose]();
});

it('gives up on a form that arrives too slowly, and frees its slot', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  using one = await sendLittle(person(0));
  using two = await sendLittle(person(0));
  await usesBothSlots(0);
  vi.advanceTimersByTime(10_000);
  for (const slow of [one, two]) {
    expect(await slow.receive(/too slow/)).toContain('400 Bad Request');
    await slow.closed;
  }
  vi.useRealTimers();
  expect(await fetchUploadStatus(0)).toBe(200);
});

it('keeps nothing if the row that owns the picture cannot be stored', async () => {
  const before = filesBelow(uploads);
  const rows = await arena.db.selectFrom('uploads').select('id').execute();
  expect((await send(side, person(0), png, { title: 'refuse' })).status).toBe(500);
  expect(filesBelow(uploads)).toEqual(before);
  expect(await arena.db.selectFrom('uploads').select('id').execute()).toHaveLength(rows.length);
});

it('removes the files after the row is removed', async () => {
  const step = keepFilesInStep(arena.db, pictures, arena.app.changes, { warn: () => undefined });
  const kept = await upload(0);
  const { id } = await upload(0);
  const undone = arena.app.commit(visitor, async (write) => {
    await removeUpload(write, kept.id);
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  await arena.app.commit(visitor, (write) => removeUpload(write, id));
  await vi.waitFor(() => expect(filesBelow(uploads).filter((path) => path.includes(id))).toEqual([]));
  expect(await findUpload(arena.db, id)).toBeUndefined();
  expect((await side.as(person(0)).get(pictureUrl(kept.id, 320))).status).toBe(200);
  step.close();
});

it('sweeps files without a row, unless they are new', async () => {
  const kept = await upload(0);
  const long = new Date(Date.now() - 3_600_000);
  const lay = (name: string, at: Date) => {
    const path = join(uploads, 'ab', name);
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, '320.webp'), 'x');
    utimesSync(path, at, at);
  };
  for (const name of [`ab${'0'.repeat(30)}`, `ab${'1'.repeat(30)}.part`]) lay(name, long);
  lay(`ab${'2'.repeat(30)}`, new Date());
  expect(await sweepPictures(arena.db, pictures.store, new Date())).toMatchObject({ orphans: 1, isRefused: false });
  expect(filesBelow(uploads).filter((path) => /^ab\/ab[012]{30}/.test(path))).toEqual([
    `ab/ab${'2'.repeat(30)}/320.webp`,
  ]);
  expect((await side.as(person(0)).get(pictureUrl(kept.id, 320))).status).toBe(200);
});

it("enforces an account's quota", async () => {
  const row = {
    purpose: 'album',
    width: 1,
    height: 1,
    colour: '#000000',
    widths: '[1]',
    created_at: new Date().toISOString(),
  };
  const rows = Array.from({ length: maxFilesPerDay }, (_, index) => ({
    ...row,
    id: `day${index}`,
    account_id: person(2),
    bytes: 1,
  }));
  await arena.db.insertInto('uploads').values(rows).execute();
  const full = {
    ...row,
    id: 'full',
    account_id: person(3),
    bytes: maxBytesPerAccount,
    created_at: '2026-01-01T00:00:00.000Z',
  };
  await arena.db.insertInto('uploads').values(full).execute();
  expect((await send(side, person(2), png)).status).toBe(429);
  expect((await send(side, person(3), png)).status).toBe(403);
  await arena.db
    .updateTable('uploads')
    .set({ created_at: '2026-01-01T00:00:00.000Z' })
    .where('account_id', '=', person(2))
    .execute();
  expect((await send(side, person(2), png)).status).toBe(200);
});

it('accepts 30 uploads in half an hour', async () => {
  const responses: number[] = [];
  for (let count = 0; count < 31; count += 1) responses.push((await send(strict, person(4), null)).status);
  expect(responses).toEqual([...Array.from({ length: 30 }, () => 400), 429]);
});

/** Starts an upload, sends part of its file and hangs up. */
async function breakOff(accountId: number): Promise<void> {
  using connection = await connectRaw(side.url);
  await connection.send(Buffer.concat([buildFormStart(accountId), png.bytes.subarray(0, 100)]));
}

/** Starts an upload and sends 40 bytes of its file. */
async function sendLittle(accountId: number): Promise<RawConnection> {
  const connection = await connectRaw(side.url);
  await connection.send(Buffer.concat([buildFormStart(accountId), png.bytes.subarray(0, 40)]));
  return connection;
}

function buildFormStart(accountId: number): Buffer {
  const headers = Object.entries(side.buildHeaders(accountId)).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `POST /api/album HTTP/1.1\r\nHost: x\r\n${headers.join('')}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 900000\r\n\r\n`;
  const part =
    '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
  return Buffer.from(head + part);
}
