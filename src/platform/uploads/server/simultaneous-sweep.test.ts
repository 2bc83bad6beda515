import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { addAsAdmin } from '#features/results/box-scores/testing/played-game.ts';
import { countRounds } from '#testing/whole-run.ts';
import { buildWorld } from '#testing/world.ts';
import { pictureForm } from '../testing/form.ts';
import { sweepAndReport } from './picture-service.ts';
import { pictureService } from './services.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { adminWithWindow: admin } = arena.as;
await admin.ready();

const rounds = countRounds(25);
const twoDays = 2 * 86_400_000;

async function sweep(): Promise<void> {
  const { store } = await pictureService.of(world.context);
  await sweepAndReport(arena.db, store, { now: new Date(Date.now() + twoDays), warn: () => undefined });
}

it('keeps a picture that moves from one row to another while unused pictures are swept', async () => {
  const { url } = (await admin.post('/api/pictures', pictureForm())).as(z.object({ url: z.string() }));
  const club = `/api/clubs/${await addAsAdmin(arena, '/api/clubs', { name: world.word() })}`;
  const teamId = await addAsAdmin(arena, '/api/teams', { name: world.word(), sportId: 1, gender: 'Mixed', logo: url });
  const team = `/api/teams/${teamId}`;
  for (let round = 0; round < rounds; round += 1) {
    const swept = sweep();
    await setTimeout(round);
    expect((await admin.patch(club, { logo: url })).status).toBe(200);
    expect((await admin.patch(team, { logo: null })).status).toBe(200);
    await swept;
    expect(await admin.fetchStatus('GET', url), `round ${round}`).toBe(200);
    await admin.patch(team, { logo: url });
    await admin.patch(club, { logo: null });
  }
});
