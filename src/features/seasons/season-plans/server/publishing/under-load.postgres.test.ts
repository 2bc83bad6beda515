import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { Game } from '#features/competition/games/contract.ts';
import { countRounds } from '#testing/whole-run.ts';
import { buildWorld } from '#testing/world.ts';
import { CallOffProposal } from '../../call-off-contract.ts';
import { feb, planOfFour } from '../../testing/published.ts';

const arena = await startTestApp({ limits: 1_000_000 });
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { officer, member, adminWithWindow } = arena.as;

const rounds = countRounds(8);

const pairs = [
  [0, 1],
  [2, 3],
  [0, 2],
  [1, 3],
  [0, 3],
  [1, 2],
] as const;

it('publishes anew and calls off while results are entered and venues renamed: nobody is told to try again', async () => {
  const plan = await planOfFour(world, arena);
  for (const [at, [home, away]] of pairs.entries()) await plan.place(`a:${at}`, home, away, feb(1 + at));
  await plan.publish();
  const games = (await member.get(`/api/games?sportId=${plan.sportId}`)).as(z.array(Game));
  const statuses: number[] = [];
  const note = ({ status }: { status: number }) => statuses.push(status);
  const evening = { from: feb(1, '00:00'), until: feb(28, '23:59'), venueId: plan.venueId, court: null };
  for (let round = 0; round < rounds; round += 1) {
    for (const [at] of pairs.entries()) await plan.move(`a:${at}`, feb(8 + round + at, '19:00'));
    const { games: called } = (await officer.post('/api/call-offs/proposal', evening)).as(CallOffProposal);
    const moves = called.map(({ planGameId, gameId, version }) => ({
      ...{ planGameId, gameId, version, dateTime: null, venueId: null, court: null },
    }));
    await Promise.all([
      plan.publish().then(note),
      officer.post('/api/call-offs', { calledOff: evening, games: moves }).then(note),
      adminWithWindow.patch(`/api/venues/${plan.venueId}`, { name: `${plan.venue} ${round}` }).then(note),
      ...games.map(({ id }) =>
        adminWithWindow.patch(`/api/games/${id}`, { homeScore: round, awayScore: 1 }).then(note),
      ),
      plan.publish().then(note),
    ]);
    for (const { id } of games) {
      await adminWithWindow.patch(`/api/games/${id}`, { homeScore: null, awayScore: null, status: 'upcoming' });
    }
  }
  expect(new Set(statuses)).toEqual(new Set([200, 409]));
});
