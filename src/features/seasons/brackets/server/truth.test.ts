import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { mergesIn } from '#app/testing/merges-in.ts';
import { Game } from '#features/competition/games/contract.ts';
import { WaitingList } from '#features/people/notices/contract.ts';
import type { Format } from '#features/seasons/timetables/contract.ts';
import { teams } from '#features/teams/teams/contract.ts';
import { addTeam } from '#features/teams/teams/testing/rows.ts';
import { buildWorld } from '#testing/world.ts';
import { cupPlay } from '../testing/cup-play.ts';
import type { Cup } from '../testing/rows.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { member, adminWithWindow } = arena.as;
const play = cupPlay(world, arena.as);
const { start, end, change, gameOf, sidesOf, questionsOf, onlyQuestion, decide, bracketOf, remove } = play;
const { addTwo, mergeAsSeen } = mergesIn(arena, world, teams, ['teams', addTeam]);

const semiFinals: Format = { kind: 'knockout', places: 3 };
const pools: Format = { kind: 'pools', pools: 2, meetings: 1, advance: 1, places: 1 };

/** A cup of four whose final is made: the first two seeds won. */
async function toFinal(): Promise<Cup> {
  const cup = await start(semiFinals, 4);
  await end(cup, 'Semi-final 1', [3, 1]);
  await end(cup, 'Semi-final 2', [2, 0]);
  return cup;
}

describe('a bracket shows who really plays', () => {
  it('when somebody changes the sides of a game by hand, and the winner goes on from there', async () => {
    const cup = await start(semiFinals, 4);
    const { sportId } = (await member.get(`/api/games/${await gameOf(cup, 'Semi-final 1')}`)).as(Game);
    const late = await addTeam(world);
    await adminWithWindow.patch(`/api/teams/${late}`, { sportId });
    const [, , , fourth] = cup.teamIds;
    await adminWithWindow.patch(`/api/games/${await gameOf(cup, 'Semi-final 1')}`, { homeTeamId: late });
    expect(await sidesOf(cup, 'Semi-final 1')).toEqual([late, fourth]);
    await end(cup, 'Semi-final 1', [3, 1]);
    expect(await sidesOf(cup, 'Final')).toEqual([late, null]);
  });

  it('when home and away change places, which asks nobody', async () => {
    const cup = await toFinal();
    const [first, second] = cup.teamIds;
    const sides = { homeTeamId: second, awayTeamId: first };
    await adminWithWindow.patch(`/api/games/${await gameOf(cup, 'Final')}`, sides);
    expect(await questionsOf(cup)).toEqual([]);
    const { home, away } = await play.match(cup, 'Final');
    const semis = (await bracketOf(cup)).matches.slice(0, 2).map(({ key }) => key);
    expect([home, away].map(({ team, from }) => [team?.id, from?.match])).toEqual([
      [second, semis[1]],
      [first, semis[0]],
    ]);
    await end(cup, 'Semi-final 1', [0, 1]);
    const asked = await onlyQuestion(cup);
    expect(asked.affected[0]?.changes).toMatchObject([{ out: { id: first }, in: { id: cup.teamIds[3] } }]);
    expect((await decide(asked, { decision: 'apply' })).status).toBe(200);
    expect((await sidesOf(cup, 'Final')).toSorted()).toEqual([cup.teamIds[3], second].toSorted());
    expect(await questionsOf(cup)).toEqual([]);
  });

  it('and no game of a draft, whatever the results are', async () => {
    const cup = await start(semiFinals, 4);
    const ofThird = world.db.updateTable('plan_games').where('plan_id', '=', cup.planId);
    await ofThird.set({ published: null }).where('round', '=', 'Third place').execute();
    await end(cup, 'Semi-final 1', [3, 1]);
    await end(cup, 'Semi-final 2', [2, 0]);
    const games = await world.db
      .selectFrom('games')
      .select('round')
      .where('competition_id', '=', cup.competitionId)
      .orderBy('id')
      .execute();
    expect(games.map(({ round }) => round)).toEqual(['Semi-final', 'Semi-final', 'Final']);
  });
});

describe('a result without a score', () => {
  const unplayed = { homeScore: null, awayScore: null, status: 'completed' };

  it.each(['walkover', 'forfeit', 'awarded'])('brings the other side on: %s', async (resultType) => {
    const cup = await start(semiFinals, 4);
    await change(await gameOf(cup, 'Semi-final 1'), { ...unplayed, resultType, resultAgainst: 'home' });
    expect(await sidesOf(cup, 'Final')).toEqual([cup.teamIds[3], null]);
  });

  it.each([
    ['a double default', { ...unplayed, resultType: 'forfeit', resultAgainst: 'both' }],
    ['an annulled result', { homeScore: 3, awayScore: 1, status: 'completed', resultType: 'annulled' }],
    ['an abandoned game', { homeScore: 3, awayScore: 1, status: 'completed', resultType: 'abandoned', counts: false }],
    ['a level shoot-out', { homeScore: 1, awayScore: 1, status: 'completed' }],
  ])('asks an officer after %s', async (_name, result) => {
    const cup = await start(semiFinals, 4);
    await change(await gameOf(cup, 'Semi-final 1'), result);
    expect(await sidesOf(cup, 'Final')).toEqual([null, null]);
    expect(await onlyQuestion(cup)).toMatchObject({ kind: 'undecided', cause: 'Semi-final 1' });
  });

  it('annulled after the final was made asks who plays in it, and changes it only as decided', async () => {
    const cup = await toFinal();
    const [first, second, third, fourth] = cup.teamIds;
    await change(await gameOf(cup, 'Semi-final 1'), { resultType: 'annulled' });
    const asked = await onlyQuestion(cup);
    expect(asked).toMatchObject({ kind: 'undecided' });
    expect(await sidesOf(cup, 'Final')).toEqual([first, second]);
    await decide(asked, { order: [fourth, first] });
    const changed = await onlyQuestion(cup);
    expect(changed).toMatchObject({ kind: 'changed', cause: 'Semi-final 1' });
    await decide(changed, { decision: 'apply' });
    expect(await sidesOf(cup, 'Final')).toEqual([fourth, second]);
    expect(await sidesOf(cup, 'Third place')).toEqual([first, third]);
  });
});

describe('a final that was played before its semi-final was corrected', () => {
  it('stays when it is kept, and is made anew for the right sides when it is deleted', async () => {
    const cup = await toFinal();
    const [, second, , fourth] = cup.teamIds;
    await end(cup, 'Final', [1, 0]);
    await end(cup, 'Semi-final 1', [3, 4]);
    expect(await onlyQuestion(cup)).toMatchObject({ can: { decide: true, apply: false } });
    await remove(cup, 'Final');
    expect(await sidesOf(cup, 'Final')).toEqual([fourth, second]);
    const final = (await member.get(`/api/games/${await gameOf(cup, 'Final')}`)).as(Game);
    expect(final).toMatchObject({ status: 'upcoming', homeTeamId: fourth, awayTeamId: second });
  });

  it('gets other sides once it is reopened', async () => {
    const cup = await toFinal();
    await end(cup, 'Final', [1, 0]);
    await end(cup, 'Semi-final 1', [3, 4]);
    await change(await gameOf(cup, 'Final'), { status: 'upcoming', homeScore: null, awayScore: null });
    const asked = await onlyQuestion(cup);
    expect(asked.can).toEqual({ decide: true, apply: true });
    expect((await decide(asked, { decision: 'apply' })).status).toBe(200);
    expect(await sidesOf(cup, 'Final')).toEqual([cup.teamIds[3], cup.teamIds[1]]);
  });
});

describe('a correction', () => {
  it('is not decided as somebody saw it before another correction', async () => {
    const cup = await start({ kind: 'knockout', places: 1 }, 8);
    for (const at of [1, 2, 3, 4]) await end(cup, `Quarter-final ${at}`, [1, 0]);
    await end(cup, 'Semi-final 1', [1, 0]);
    await end(cup, 'Semi-final 2', [1, 0]);
    await end(cup, 'Semi-final 1', [0, 1]);
    const seen = await onlyQuestion(cup);
    const semi = await gameOf(cup, 'Semi-final 1');
    const { homeTeamId, awayTeamId } = (await member.get(`/api/games/${semi}`)).as(Game);
    const other = cup.teamIds.find((id) => ![homeTeamId, awayTeamId, cup.teamIds[1]].includes(id));
    await adminWithWindow.patch(`/api/games/${semi}`, { awayTeamId: other });
    expect((await decide(seen, { decision: 'apply' })).status).toBe(409);
    const now = (await questionsOf(cup)).find(({ id }) => id === seen.id);
    expect(now?.affected[0]?.changes).toMatchObject([{ in: { id: other } }]);
    if (now) expect((await decide(now, { decision: 'apply' })).status).toBe(200);
    expect(await sidesOf(cup, 'Final')).toEqual([other, cup.teamIds[1]]);
  });

  it('of a table, by points taken from its first, asks who plays in the knock-out', async () => {
    const cup = await start(pools, 6);
    const rank = (id: number | null) => cup.teamIds.indexOf(id ?? 0);
    const games = await world.db
      .selectFrom('plan_games')
      .select(['game_id', 'home_team_id', 'away_team_id'])
      .where('plan_id', '=', cup.planId)
      .where('game_id', 'is not', null)
      .execute();
    for (const { game_id, home_team_id, away_team_id } of games) {
      await play.endGame(game_id, rank(home_team_id) < rank(away_team_id) ? [3, 0] : [0, 3]);
    }
    const [first, second] = cup.teamIds;
    expect(await sidesOf(cup, 'Final')).toEqual([first, second]);
    const deduction = { competitionId: cup.competitionId, teamId: first, points: -9, reason: 'Played somebody banned' };
    const added = await adminWithWindow.post('/api/point-adjustments', deduction);
    expect(added.status, JSON.stringify(added.body)).toBe(201);
    const asked = await onlyQuestion(cup);
    expect(asked).toMatchObject({ kind: 'changed', cause: 'Group A', affected: [{ match: 'Final' }] });
    await adminWithWindow.delete(`/api/point-adjustments/${added.as(z.object({ id: z.int() })).id}`);
    expect(await questionsOf(cup)).toEqual([]);
  });
});

describe('a team that is merged', () => {
  /** A team of the same name as one of the cup. */
  const twinOf = async (id: number) => {
    const [twin, other] = await addTwo();
    const { name, name_key } = await world.db
      .selectFrom('teams')
      .select(['name', 'name_key'])
      .where('id', '=', other)
      .executeTakeFirstOrThrow();
    await world.db.deleteFrom('teams').where('id', '=', other).execute();
    await world.db.updateTable('teams').set({ name, name_key }).where('id', '=', id).execute();
    return twin;
  };

  it('stands in the bracket under its new id, as was ruled', async () => {
    const cup = await start(semiFinals, 4);
    const [first, , , fourth = 0] = cup.teamIds;
    await end(cup, 'Semi-final 1', [1, 1]);
    await decide(await onlyQuestion(cup), { order: [fourth, first] });
    expect(await sidesOf(cup, 'Final')).toEqual([fourth, null]);
    const kept = await twinOf(fourth);
    await mergeAsSeen(kept, fourth);
    expect(await sidesOf(cup, 'Final')).toEqual([kept, null]);
    await end(cup, 'Semi-final 2', [2, 0]);
    expect(await sidesOf(cup, 'Final')).toEqual([kept, cup.teamIds[1]]);
    expect(await questionsOf(cup)).toEqual([]);
  });

  it('is not taken for a corrected result of a Swiss round, and a kept pairing stays kept', async () => {
    const swiss = await start({ kind: 'swiss', rounds: 3 }, 4);
    for (const { gameId } of await play.roundOf(swiss, 1)) await play.endGame(gameId, [1, 0]);
    await decide(await onlyQuestion(swiss), {});
    expect((await bracketOf(swiss)).correctedDraws).toEqual([]);
    await mergeAsSeen(await twinOf(swiss.teamIds[0] ?? 0), swiss.teamIds[0] ?? 0);
    expect((await bracketOf(swiss)).correctedDraws).toEqual([]);
    const cup = await toFinal();
    await end(cup, 'Semi-final 1', [3, 4]);
    await decide(await onlyQuestion(cup), { decision: 'keep' });
    const fourth = cup.teamIds[3] ?? 0;
    await mergeAsSeen(await twinOf(fourth), fourth);
    await end(cup, 'Semi-final 1', [3, 5]);
    expect(await questionsOf(cup)).toEqual([]);
  });
});

describe('a competition that is deleted with its games', () => {
  it('leaves no question, and the others can be read', async () => {
    const cup = await start(semiFinals, 4);
    await end(cup, 'Semi-final 1', [1, 1]);
    expect(await questionsOf(cup)).toHaveLength(1);
    for (const name of ['Semi-final 1', 'Semi-final 2']) await remove(cup, name);
    expect((await adminWithWindow.delete(`/api/competitions/${cup.competitionId}`)).status).toBe(200);
    const other = await start(semiFinals, 4);
    await end(other, 'Semi-final 1', [1, 1]);
    expect(await questionsOf(other)).toHaveLength(1);
    expect(await questionsOf(cup)).toEqual([]);
  });

  it('counts no question of a plan that was taken back', async () => {
    const cup = await start(semiFinals, 4);
    const countNow = async () =>
      (await arena.as.officer.get('/api/waiting'))
        .as(z.array(WaitingList))
        .find(({ link }) => link === '/bracket-questions')?.count ?? 0;
    const before = await countNow();
    await end(cup, 'Semi-final 1', [1, 1]);
    expect(await countNow()).toBe(before + 1);
    await world.db.updateTable('season_plans').set({ status: 'draft' }).where('id', '=', cup.planId).execute();
    expect(await countNow()).toBe(before);
  });
});
