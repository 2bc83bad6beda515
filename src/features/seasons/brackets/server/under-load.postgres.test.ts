import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { countRounds } from '#testing/whole-run.ts';
import { buildWorld } from '#testing/world.ts';
import { cupPlay } from '../testing/cup-play.ts';

const arena = await startTestApp({ limits: 1_000_000 });
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { adminWithWindow } = arena.as;
const { start, end, gameOf, onlyQuestion, decide } = cupPlay(world, arena.as);

const rounds = countRounds(12);

it('decides beside a result of the game that it changes: nobody is told to try again', async () => {
  const statuses: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const cup = await start({ kind: 'knockout', places: 1 }, 4);
    await end(cup, 'Semi-final 1', [3, 1]);
    await end(cup, 'Semi-final 2', [2, 0]);
    await end(cup, 'Semi-final 1', [3, 5]);
    const asked = await onlyQuestion(cup);
    const final = await gameOf(cup, 'Final');
    const sent = [
      adminWithWindow.patch(`/api/games/${final}`, { homeScore: round, awayScore: 3, status: 'completed' }),
      decide(asked, { decision: 'apply' }),
      adminWithWindow.patch(`/api/games/${final}`, { location: `Hall ${round}` }),
      end(cup, 'Semi-final 2', [4, 0]),
    ];
    for (const one of await Promise.all(sent)) if (one) statuses.push(one.status);
  }
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
});
