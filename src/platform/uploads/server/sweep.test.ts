import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/app.ts';
import { addMembers, type SideServer, startSideServer } from '#app/testing/side-server.ts';
import { visitor } from '#server/access/access.ts';
import { pictureUrl } from '../rules.ts';
import { type PictureService, removeUpload } from './commands.ts';
import { openPictureService, sweepAndReport } from './picture-service.ts';
import { removeAllUploads, sweepPictures } from './sweep.ts';
import { Added, albumRoutes } from './testing/album.ts';
import { filesBelow, send } from './testing/sending.ts';

let arena: TestApp;
let side: SideServer;
let pictures: PictureService;
let member: number;
let png: { bytes: Buffer; type: string };
let folder: string;
const long = new Date(Date.now() - 3_600_000);
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'village-uploads-'));
  png = {
    bytes: await sharp({ create: { width: 8, height: 8, channels: 3, background: '#2468ac' } })
      .png()
      .toBuffer(),
    type: 'image/png',
  };
  arena = await startTestApp();
  pictures = await openPictureService({ dataDir: folder, mediaUrl: undefined });
  side = await startSideServer(arena, albumRoutes(pictures));
  [member = 0] = await addMembers(arena, ['zola']);
});
afterAll(async () => {
  await side[Symbol.asyncDispose]();
  await arena.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await arena.db.deleteFrom('uploads').execute();
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
});

const uploads = () => (existsSync(join(folder, 'uploads')) ? filesBelow(join(folder, 'uploads')) : []);
const trash = () => join(folder, 'uploads-trash');
/** One file of each picture in the trash; each picture has two formats. */
const trashed = () => (existsSync(trash()) ? filesBelow(trash()).filter((path) => path.endsWith('.webp')) : []);
const fetchStatus = async (id: string) => (await side.as(member).get(pictureUrl(id, 8))).status;

/** Uploads a picture and makes it look an hour old. */
async function upload(): Promise<string> {
  const { id } = Added.parse((await send(side, member, png)).body).picture;
  utimesSync(join(folder, 'uploads', id.slice(0, 2), id), long, long);
  return id;
}

async function uploadMany(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) ids.push(await upload());
  return ids;
}

async function takeRows(ids: readonly string[]) {
  const rows = await arena.db.selectFrom('uploads').selectAll().where('id', 'in', ids).execute();
  await arena.db.deleteFrom('uploads').where('id', 'in', ids).execute();
  return { putBack: () => arena.db.insertInto('uploads').values(rows).execute() };
}

it('leaves all 12 pictures in place if the database has no rows, and logs one line', async () => {
  const ids = await uploadMany(12);
  const before = uploads();
  const rows = await takeRows(ids);
  const lines: string[] = [];
  await sweepAndReport(arena.db, pictures.store, { now: new Date(), warn: (line) => lines.push(line) });
  expect(lines).toEqual([expect.stringMatching(/^12 of 12 pictures have no row/)]);
  expect(uploads()).toEqual(before);
  await rows.putBack();
  expect(await Promise.all(ids.map(fetchStatus))).toEqual(ids.map(() => 200));
});

it('leaves them in place if most of their rows are missing', async () => {
  const ids = await uploadMany(12);
  await takeRows(ids.slice(0, 7));
  const before = uploads();
  expect(await sweepPictures(arena.db, pictures.store, new Date())).toMatchObject({
    orphans: 7,
    pictures: 12,
    isRefused: true,
  });
  expect([uploads(), trashed()]).toEqual([before, []]);
});

it('moves a picture without a row to the trash, recovers it with its row, and deletes it after 30 days', async () => {
  const [kept = '', lost = '', requested = ''] = await uploadMany(3);
  const rows = await takeRows([lost, requested]);
  const now = new Date();
  expect(await sweepPictures(arena.db, pictures.store, now)).toMatchObject({ orphans: 2, isRefused: false });
  expect(trashed().map((path) => path.split('/').slice(1, 3))).toEqual(
    [lost, requested].sort().map((id) => [id, now.toISOString().slice(0, 10)]),
  );
  await rows.putBack();
  // A request before the next sweep already recovers the second one.
  expect([await fetchStatus(kept), await fetchStatus(requested)]).toEqual([200, 200]);
  expect(await sweepPictures(arena.db, pictures.store, inDays(1))).toMatchObject({ recovered: 1, purged: 0 });
  expect([await fetchStatus(lost), trashed()]).toEqual([200, []]);

  await takeRows([lost]);
  await sweepPictures(arena.db, pictures.store, now);
  expect(await sweepPictures(arena.db, pictures.store, inDays(29))).toMatchObject({ purged: 0 });
  expect(await sweepPictures(arena.db, pictures.store, inDays(30))).toMatchObject({ purged: 1 });
  expect(trashed()).toEqual([]);
});

it('gives the trash up of a picture that a restore has brought back already', async () => {
  const [id = ''] = await uploadMany(3);
  const rows = await takeRows([id]);
  const whole = join(folder, 'uploads');
  cpSync(whole, `${whole}-copy`, { recursive: true });
  await sweepPictures(arena.db, pictures.store, new Date());
  cpSync(`${whole}-copy`, whole, { recursive: true });
  await rows.putBack();
  expect(await sweepPictures(arena.db, pictures.store, inDays(1))).toMatchObject({ recovered: 1 });
  expect([await fetchStatus(id), trashed()]).toEqual([200, []]);
});

it('deletes all files of removed pictures, also those in the trash, even after an interruption', async () => {
  const [kept = '', removed = '', trashedBefore = ''] = await uploadMany(3);
  const rows = await takeRows([trashedBefore]);
  await sweepPictures(arena.db, pictures.store, new Date());
  await rows.putBack();
  // Nothing subscribes to the commits, as if the app had stopped right after them.
  for (const id of [removed, trashedBefore]) await arena.app.commit(visitor, (write) => removeUpload(write, id));
  expect(trashed()).toHaveLength(1);
  expect(await sweepPictures(arena.db, pictures.store, new Date())).toMatchObject({ removed: 2, orphans: 0 });
  expect([...uploads(), ...trashed()].every((path) => path.includes(kept))).toBe(true);
});

it.each([
  ['bucket', 'the trash, because its snapshot has none of them', 2],
  ['here', 'nowhere, because its snapshot has them', 0],
] as const)('a reset moves pictures (%s) to %s', async (where, _place, kept) => {
  const ids = await uploadMany(2);
  const rows = await arena.db.selectFrom('uploads').selectAll().execute();
  await arena.app.commit(visitor, (write) => removeAllUploads(write, { pictures: where, contributions: [] }));
  expect(await arena.db.selectFrom('uploads').select('id').execute()).toEqual([]);
  await sweepPictures(arena.db, pictures.store, new Date());
  expect([uploads(), trashed().length]).toEqual([[], kept]);
  await arena.db.insertInto('uploads').values(rows).execute();
  expect(await Promise.all(ids.map(fetchStatus))).toEqual(ids.map(() => (kept ? 200 : 404)));
});
