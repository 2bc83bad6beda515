import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { addResidence } from '#features/people/residences/testing/rows.ts';
import { cupPlay } from '#features/seasons/brackets/testing/cup-play.ts';
import type { Cup as Competition } from '#features/seasons/brackets/testing/rows.ts';
import { buildWorld } from '#testing/world.ts';
import { CupEntry, cups } from '../contract.ts';
import { simpleRules } from '../definitions/simple.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { adminWithWindow: admin, member } = arena.as;
const { start: startCompetition, end, endGame, roundOf, onlyQuestion, decide } = cupPlay(world, arena.as);

/** Of the season of these competitions. */
const year = { name: 'Village Cup', season: '2027', firstDay: '2027-01-01', lastDay: '2027-12-31' };
const { id: cupId } = (await admin.post('/api/cups', year)).as(cups.ResponseBody);
await admin.post(`/api/cups/${cupId}/rules`, { number: 1, rules: simpleRules, reason: 'Voted in March' });

/** A residence stands behind each of its teams. */
async function start(...asked: Parameters<typeof startCompetition>): Promise<Competition> {
  const competition = await startCompetition(...asked);
  for (const id of competition.teamIds) {
    const residence_id = await addResidence(world);
    await arena.db.updateTable('teams').set({ residence_id }).where('id', '=', id).execute();
  }
  return competition;
}

const placesIn = async ({ competitionId }: Competition) =>
  (await member.get(`/api/cups/${cupId}/entries?kind=place`))
    .as(z.array(CupEntry))
    .filter(({ competition }) => competition?.id === competitionId)
    .map(({ place }) => place)
    .sort();

describe('places of a planned competition', () => {
  it('wait for the final, also while an officer has to say who plays it', async () => {
    const cup = await start({ kind: 'knockout', places: 3 }, 4);
    const [first = 0, , , fourth = 0] = cup.teamIds;
    await end(cup, 'Semi-final 2', [1, 0]);
    await end(cup, 'Semi-final 1', [2, 2]);
    expect(await placesIn(cup)).toEqual([]);
    expect((await decide(await onlyQuestion(cup), { order: [first, fourth] })).status).toBe(200);
    expect(await placesIn(cup)).toEqual([]);
    await end(cup, 'Third place', [1, 0]);
    expect(await placesIn(cup)).toEqual([]);
    await end(cup, 'Final', [0, 1]);
    expect(await placesIn(cup)).toEqual([1, 2, 3, 4]);
  });

  it('wait for a deciding final only where it is played', async () => {
    const cup = await start({ kind: 'doubleElimination', reset: true }, 2);
    await end(cup, 'Winners final', [2, 0]);
    expect(await placesIn(cup)).toEqual([]);
    await end(cup, 'Final', [1, 2]);
    expect(await placesIn(cup)).toEqual([]);
    await end(cup, 'Deciding final', [1, 0]);
    expect(await placesIn(cup)).toEqual([1, 2]);

    const short = await start({ kind: 'doubleElimination', reset: true }, 2);
    await end(short, 'Winners final', [2, 0]);
    await end(short, 'Final', [1, 0]);
    expect(await placesIn(short)).toEqual([1, 2]);
  });

  it('wait for the rounds of a Swiss competition that are to be drawn', async () => {
    const swiss = await start({ kind: 'swiss', rounds: 2 }, 4);
    for (const { gameId } of await roundOf(swiss, 1)) await endGame(gameId, [1, 0]);
    expect(await placesIn(swiss)).toEqual([]);
    expect((await decide(await onlyQuestion(swiss), {})).status).toBe(200);
    for (const { gameId } of await roundOf(swiss, 2)) await endGame(gameId, [1, 0]);
    expect(await placesIn(swiss)).not.toEqual([]);
  });

  it('come at once when the plan is deleted, with the games that there are', async () => {
    const swiss = await start({ kind: 'swiss', rounds: 2 }, 4);
    for (const { gameId } of await roundOf(swiss, 1)) await endGame(gameId, [1, 0]);
    expect(await placesIn(swiss)).toEqual([]);
    expect((await arena.as.officer.delete(`/api/season-plans/${swiss.planId}`)).status).toBe(200);
    expect(await placesIn(swiss)).not.toEqual([]);
  });
});
