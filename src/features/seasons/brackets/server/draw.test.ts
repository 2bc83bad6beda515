import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { Game } from '#features/competition/games/contract.ts';
import { buildWorld } from '#testing/world.ts';
import { type BracketQuestion, BracketSummary } from '../contract.ts';
import { cupPlay } from '../testing/cup-play.ts';
import type { Cup } from '../testing/rows.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { member, officer, adminWithWindow, visitor } = arena.as;
const {
  start: startCup,
  bracketOf,
  roundOf,
  endGame,
  questionsOf,
  onlyQuestion,
  decide,
  enlistOfficer,
} = cupPlay(world, arena.as);

const start = (teams: number) => startCup({ kind: 'swiss', rounds: 3 }, teams);
/** The home side wins the first game, and the others are level. */
const playRound = async (cup: Cup, stage: number) => {
  const games = await roundOf(cup, stage);
  for (const [at, { gameId }] of games.entries()) await endGame(gameId, at === 0 ? [1, 0] : [1, 1]);
  return games;
};
const openDraw = async (cup: Cup) => {
  const asked = await onlyQuestion(cup);
  if (!asked.draw) throw new Error('Nothing to draw');
  return { ...asked, draw: asked.draw };
};
const drawAs = (client: typeof officer, asked: BracketQuestion) => decide(asked, {}, client);

describe('a Swiss round', () => {
  it('is previewed once the round before is over, and drawn as the preview says', async () => {
    const cup = await start(5);
    expect(await questionsOf(cup)).toEqual([]);
    const listed = (await member.get('/api/brackets')).as(z.array(BracketSummary));
    expect(listed.find(({ competition }) => competition.id === cup.competitionId)?.round).toBe('Round 1');
    await playRound(cup, 1);
    const asked = await openDraw(cup);
    expect(asked).toMatchObject({ kind: 'draw', cause: 'Round 2', teams: [], can: { decide: true } });
    expect(asked.draw.points.map(({ points }) => points)).toEqual([1, 1, 0.5, 0.5, 0]);
    expect(asked.draw.byes).toHaveLength(1);
    const fifth = { stage: 1, team: { id: cup.teamIds[4] } };
    expect((await bracketOf(cup)).byes).toMatchObject([fifth]);
    expect((await drawAs(officer, asked)).status).toBe(200);
    const next = { stage: 2, team: { id: asked.draw.byes[0]?.id } };
    expect((await bracketOf(cup)).byes).toMatchObject([fifth, next]);
    const made = await roundOf(cup, 2);
    expect(made.map(({ home, away }) => [home.team?.id, away.team?.id])).toEqual(
      asked.draw.pairings.map(({ home, away }) => [home.id, away.id]),
    );
    const game = (await member.get(`/api/games/${made[0]?.gameId}`)).as(Game);
    expect(game).toMatchObject({ round: 'Round 2', dateTime: asked.draw.pairings[0]?.dateTime, status: 'upcoming' });
    expect(await questionsOf(cup)).toEqual([]);
    expect((await drawAs(officer, asked)).status).toBe(409);
    await playRound(cup, 2);
    expect((await openDraw(cup)).cause).toBe('Round 3');
  });

  it('is not drawn from results that changed since the preview', async () => {
    const cup = await start(4);
    const [first] = await playRound(cup, 1);
    const asked = await openDraw(cup);
    await endGame(first?.gameId ?? 0, [0, 3]);
    expect(await drawAs(officer, asked)).toMatchObject({ status: 409 });
    expect((await roundOf(cup, 2)).every(({ gameId, home }) => gameId === null && home.team === null)).toBe(true);
    await officer.patch(`/api/games/${first?.gameId}`, { status: 'live' });
    expect(await questionsOf(cup)).toEqual([]);
  });

  it('stays as it was drawn when an earlier result is corrected, and says so', async () => {
    const cup = await start(4);
    const [first] = await playRound(cup, 1);
    await drawAs(officer, await openDraw(cup));
    const before = await roundOf(cup, 2);
    expect((await bracketOf(cup)).correctedDraws).toEqual([]);
    await endGame(first?.gameId ?? 0, [0, 1]);
    expect((await bracketOf(cup)).correctedDraws).toEqual(['Round 2']);
    expect(await roundOf(cup, 2)).toEqual(before);
    await endGame(first?.gameId ?? 0, [5, 1]);
    expect((await bracketOf(cup)).correctedDraws).toEqual([]);
  });

  it('is drawn once by two officers at the same time', async () => {
    const cup = await start(4);
    await playRound(cup, 1);
    const asked = await openDraw(cup);
    const both = await Promise.all([drawAs(officer, asked), drawAs(adminWithWindow, asked)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const games = await world.db
      .selectFrom('games')
      .select('id')
      .where('competition_id', '=', cup.competitionId)
      .where('round', '=', 'Round 2')
      .execute();
    expect(games).toHaveLength(2);
  });

  it('is drawn by officers alone, by none who plays in it, and with nothing to keep', async () => {
    const cup = await start(4);
    await playRound(cup, 1);
    const asked = await openDraw(cup);
    expect((await drawAs(visitor, asked)).status).toBe(401);
    expect((await drawAs(member, asked)).status).toBe(403);
    expect((await decide(asked, { decision: 'keep' })).status).toBe(400);
    expect((await decide(asked, { basis: undefined })).status).toBe(400);
    await enlistOfficer(cup.teamIds[0] ?? 0);
    expect(await openDraw(cup)).toMatchObject({ isOwnCase: true, can: { decide: false } });
    expect((await drawAs(officer, asked)).status).toBe(403);
    expect((await drawAs(adminWithWindow, asked)).status).toBe(200);
  });
});
