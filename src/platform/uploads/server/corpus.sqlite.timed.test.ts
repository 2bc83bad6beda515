import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { addMembers, startSideServer } from '#app/testing/side-server.ts';
import { measureTimes, reportMedian } from '#testing/timing.ts';
import { repeats } from '#testing/whole-run.ts';
import { openPictureService } from './picture-service.ts';
import { albumRoutes } from './testing/album.ts';
import { makeCorpus } from './testing/corpus.ts';
import { send } from './testing/sending.ts';

test('accepts or refuses any picture within two seconds', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'village-timed-uploads-'));
  await using arena = await startTestApp();
  await using side = await startSideServer(
    arena,
    albumRoutes(await openPictureService({ dataDir: folder, mediaUrl: undefined })),
  );
  const [member = 0] = await addMembers(arena, ['zola']);
  const { good, bad } = await makeCorpus();
  const medians: [string, number][] = [];
  for (const sent of [...good, ...bad]) {
    medians.push([
      sent.what,
      reportMedian(sent.what, await measureTimes(repeats('UPLOADS', 1, 3), () => send(side, member, sent))),
    ]);
  }
  rmSync(folder, { recursive: true });
  expect(medians.filter(([, median]) => median >= 2_000)).toEqual([]);
});
