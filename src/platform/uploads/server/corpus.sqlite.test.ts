import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/app.ts';
import { addMembers, type SideServer, startSideServer } from '#app/testing/side-server.ts';
import { hasFormat, pictureUrl } from '../rules.ts';
import { openPictureService } from './picture-service.ts';
import { Added, albumRoutes } from './testing/album.ts';
import { makeCorpus, type Sent } from './testing/corpus.ts';
import { oddShapes } from './testing/odd-shapes.ts';
import { filesBelow, send } from './testing/sending.ts';

let arena: TestApp;
let side: SideServer;
let member: number;
let corpus: { good: Sent[]; bad: Sent[] };
const folder = mkdtempSync(join(tmpdir(), 'village-uploads-'));
const uploads = join(folder, 'uploads');

beforeAll(async () => {
  corpus = await makeCorpus();
  arena = await startTestApp();
  side = await startSideServer(arena, albumRoutes(await openPictureService({ dataDir: folder, mediaUrl: undefined })));
  [member = 0] = await addMembers(arena, ['zola']);
});
afterAll(async () => {
  await side[Symbol.asyncDispose]();
  await arena.close();
  rmSync(folder, { recursive: true });
});

it('accepts every valid picture, and keeps only its pixels', async () => {
  for (const sent of corpus.good) {
    const { status, body } = await send(side, member, sent);
    expect([sent.what, status]).toEqual([sent.what, 200]);
    const { picture } = Added.parse(body);
    expect(picture.widths.at(-1)).toBe(picture.width);
    expect(picture.colour).toMatch(/^#[0-9a-f]{6}$/);
  }
  const files = filesBelow(uploads);
  expect(files.every((path) => /^[0-9a-f]{2}\/[0-9a-f]{32}\/\d{1,4}\.(webp|avif)$/.test(path))).toBe(true);
  for (const path of files) {
    const text = readFileSync(join(uploads, path), 'latin1');
    expect([path, /Exif|SECRET|http:|adobe|<\?php|script/i.exec(text)]).toEqual([path, null]);
  }
});

it('refuses everything else, and leaves nothing behind', async () => {
  const before = filesBelow(uploads);
  for (const sent of corpus.bad) {
    const { status, body } = await send(side, member, sent);
    expect([sent.what, status >= 400 && status < 500]).toEqual([sent.what, true]);
    expect(body).toHaveProperty('message');
  }
  expect(filesBelow(uploads)).toEqual(before);
});

it.each([
  ['a HEIC', 415, /HEIC/],
  ['a PNG as JPEG', 415, /type/],
  ['a bomb of 400 megapixels', 413, /50 megapixels/],
  ['more than 10 MB', 413, /10 MB/],
  ['half a JPEG', 400, /damaged/],
  ['nothing', 400, /^Please select an image to upload$/],
])('names what is wrong with %s', async (what, status, message) => {
  const sent = corpus.bad.find((candidate) => candidate.what === what);
  const response = await send(side, member, sent ?? null);
  expect(response).toMatchObject({ status, body: { message: expect.stringMatching(message) } });
});

it('turns pictures upright and makes them in several widths', async () => {
  const photo = corpus.good.find(({ what }) => what === 'a photo of a phone');
  const { picture } = Added.parse((await send(side, member, photo ?? null)).body);
  expect(picture).toMatchObject({ width: 2048, height: 1536, widths: [320, 640, 1280, 2048] });
  for (const width of picture.widths) {
    for (const format of ['webp', 'avif'] as const) {
      const got = await side.as(member).get(pictureUrl(picture.id, width, format));
      expect(got.status).toBe(hasFormat(width, format) ? 200 : 404);
    }
  }
  const turned = corpus.good.find(({ what }) => what === 'a JPEG with its place and maker');
  expect(Added.parse((await send(side, member, turned ?? null)).body).picture).toMatchObject({
    width: 600,
    height: 900,
  });
});

it('stays within the memory limit', async () => {
  const peak = await peakMegabytes([...corpus.good, ...corpus.bad]);
  expect(peak).toBeGreaterThan(50);
  expect(peak).toBeLessThan(250);
});

it.each(oddShapes().map((sent) => [sent.what, sent] as const))(
  'takes less than 350 MB for a picture %s',
  async (_, sent) => {
    expect(await peakMegabytes([sent])).toBeLessThan(350);
  },
);

/** The peak memory of a process of its own that makes these pictures. */
async function peakMegabytes(pictures: Sent[]): Promise<number> {
  const sources = mkdtempSync(join(tmpdir(), 'village-corpus-'));
  const names = pictures.map(({ type }, index) => `${index}.${type.replace('/', '_')}`);
  for (const [index, { bytes }] of pictures.entries()) writeFileSync(join(sources, names[index] ?? ''), bytes);
  const probe = join(import.meta.dirname, 'testing/memory-probe.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [probe, sources, ...names], {
    // The start script sets the same value.
    env: { ...process.env, MALLOC_ARENA_MAX: '2' },
  });
  rmSync(sources, { recursive: true });
  return Number(stdout);
}
