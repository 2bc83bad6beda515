import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { Game } from '#features/competition/games/contract.ts';
import type { Format } from '#features/seasons/timetables/contract.ts';
import { addTeam } from '#features/teams/teams/testing/rows.ts';
import { buildWorld } from '#testing/world.ts';
import { GameInBracket } from '../contract.ts';
import { cupPlay } from '../testing/cup-play.ts';
import type { Cup } from '../testing/rows.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { member, adminWithWindow } = arena.as;
const {
  start,
  match,
  end,
  endGame,
  gameOf,
  sidesOf,
  questionsOf,
  onlyQuestion,
  decide,
  change,
  remove,
  enlistOfficer,
} = cupPlay(world, arena.as);

const semiFinals: Format = { kind: 'knockout', places: 3 };

describe('a result of a knock-out', () => {
  it('brings the winner and the loser on, and makes the next games once both sides are known', async () => {
    const cup = await start(semiFinals, 4);
    const [first = 0, second = 0, third = 0, fourth = 0] = cup.teamIds;
    await end(cup, 'Semi-final 1', [3, 1]);
    expect(await sidesOf(cup, 'Final')).toEqual([first, null]);
    expect(await gameOf(cup, 'Final')).toBeNull();
    await end(cup, 'Semi-final 2', [1, 1], { homeShootout: 2, awayShootout: 4 });
    expect(await sidesOf(cup, 'Final')).toEqual([first, third]);
    expect(await sidesOf(cup, 'Third place')).toEqual([fourth, second]);
    const final = (await member.get(`/api/games/${await gameOf(cup, 'Final')}`)).as(Game);
    expect(final).toMatchObject({ homeTeamId: first, awayTeamId: third, round: 'Final', category: 'playoff' });
    expect(final.dateTime).toBe('2027-03-05T16:00:00.000Z');
    expect(await questionsOf(cup)).toEqual([]);
  });

  it('that is taken back before the next game is made takes the side out again', async () => {
    const cup = await start(semiFinals, 4);
    await end(cup, 'Semi-final 1', [3, 1]);
    await change(await gameOf(cup, 'Semi-final 1'), { status: 'live' });
    expect(await sidesOf(cup, 'Final')).toEqual([null, null]);
    await end(cup, 'Semi-final 1', [3, 4]);
    expect(await sidesOf(cup, 'Final')).toEqual([cup.teamIds[3], null]);
  });

  it('and another at the same time make one final with both sides', async () => {
    const cup = await start({ kind: 'knockout', places: 1 }, 8);
    const names = [1, 2, 3, 4].map((at) => `Quarter-final ${at}`);
    await Promise.all(names.map((name) => end(cup, name, [1, 0])));
    expect(await sidesOf(cup, 'Semi-final 1')).not.toContain(null);
    await Promise.all([end(cup, 'Semi-final 1', [2, 0]), end(cup, 'Semi-final 2', [2, 0])]);
    expect(await sidesOf(cup, 'Final')).toEqual(cup.teamIds.slice(0, 2));
    const finals = await world.db
      .selectFrom('games')
      .select('id')
      .where('competition_id', '=', cup.competitionId)
      .where('round', '=', 'Final')
      .execute();
    expect(finals).toHaveLength(1);
  });

  it('plays no deciding final if the side without a defeat wins', async () => {
    const cup = await start({ kind: 'doubleElimination', reset: true }, 2);
    await end(cup, 'Winners final', [2, 0]);
    await end(cup, 'Final', [1, 0]);
    expect(await sidesOf(cup, 'Deciding final')).toEqual([null, null]);
    await end(cup, 'Final', [1, 2]);
    expect(await sidesOf(cup, 'Deciding final')).toEqual(cup.teamIds.toReversed());
  });

  it('that is deleted takes the side out again', async () => {
    const cup = await start(semiFinals, 4);
    await end(cup, 'Semi-final 2', [0, 1]);
    expect(await sidesOf(cup, 'Final')).toEqual([null, cup.teamIds[2]]);
    await remove(cup, 'Semi-final 2');
    expect(await sidesOf(cup, 'Final')).toEqual([null, null]);
  });
});

describe('pools', () => {
  const format: Format = { kind: 'pools', pools: 2, meetings: 1, advance: 1, places: 1 };
  const gamesIn = ({ planId }: Cup) =>
    world.db
      .selectFrom('plan_games')
      .select(['game_id', 'home_team_id', 'away_team_id', 'group_name'])
      .where('plan_id', '=', planId)
      .where('game_id', 'is not', null)
      .orderBy('id')
      .execute();

  it('fill the knock-out by their tables once all their games are over', async () => {
    const cup = await start(format, 6);
    const rank = (id: number | null) => cup.teamIds.indexOf(id ?? 0);
    for (const { game_id, home_team_id, away_team_id } of await gamesIn(cup)) {
      expect(await gameOf(cup, 'Final')).toBeNull();
      await endGame(game_id, rank(home_team_id) < rank(away_team_id) ? [3, 0] : [0, 3]);
    }
    expect(await sidesOf(cup, 'Final')).toEqual(cup.teamIds.slice(0, 2));
    expect(await gameOf(cup, 'Final')).not.toBeNull();
  });

  it('that leave teams level ask an officer for their order', async () => {
    const cup = await start(format, 6);
    for (const { game_id, group_name } of await gamesIn(cup)) {
      await endGame(game_id, group_name === 'Group A' ? [1, 1] : [2, 0]);
    }
    const asked = (await questionsOf(cup)).find(({ cause }) => cause === 'Group A');
    expect(asked).toMatchObject({ kind: 'tie', game: null });
    const order = asked?.teams.map(({ id }) => id).toReversed() ?? [];
    expect(order).toHaveLength(3);
    if (asked) expect((await decide(asked, { order })).status).toBe(200);
    expect((await sidesOf(cup, 'Final'))[0]).toBe(order[0]);
  });
});

describe('an officer is asked', () => {
  it('who goes on after a level game, and the answer holds until the result says it', async () => {
    const cup = await start(semiFinals, 4);
    await end(cup, 'Semi-final 2', [1, 0]);
    await end(cup, 'Semi-final 1', [1, 1]);
    const asked = await onlyQuestion(cup);
    expect(asked).toMatchObject({ kind: 'undecided', cause: 'Semi-final 1', can: { decide: true } });
    const [first, , , fourth] = cup.teamIds;
    expect(asked.teams.map(({ id }) => id)).toEqual(expect.arrayContaining([first, fourth]));
    expect((await decide(asked, { order: [fourth, fourth] })).status).toBe(400);
    const semi = await gameOf(cup, 'Semi-final 1');
    const said = async () => (await member.get(`/api/games/${semi}/bracket`)).as(GameInBracket);
    expect(await match(cup, 'Semi-final 1')).toMatchObject({ wentOn: null, isAsked: true });
    expect(await said()).toMatchObject({ wentOn: null, isAsked: true });
    expect((await decide(asked, { order: [fourth, first] })).status).toBe(200);
    expect(await match(cup, 'Semi-final 1')).toMatchObject({ wentOn: fourth, isAsked: false });
    expect(await said()).toMatchObject({ wentOn: { id: fourth }, isAsked: false });
    expect((await decide(asked, { order: [first, fourth] })).status).toBe(409);
    expect(await sidesOf(cup, 'Final')).toEqual([fourth, cup.teamIds[1]]);
    expect(await questionsOf(cup)).toEqual([]);
    await end(cup, 'Semi-final 1', [2, 1]);
    expect(await match(cup, 'Semi-final 1')).toMatchObject({ wentOn: null, isAsked: true });
  });

  it('before a corrected result changes a pairing, and playing on makes the other game', async () => {
    const cup = await start(semiFinals, 4);
    const [first, second, , fourth] = cup.teamIds;
    await end(cup, 'Semi-final 1', [3, 1]);
    await end(cup, 'Semi-final 2', [2, 0]);
    const before = await gameOf(cup, 'Final');
    await end(cup, 'Semi-final 1', [3, 5]);
    expect(await sidesOf(cup, 'Final')).toEqual([first, second]);
    const asked = await onlyQuestion(cup);
    expect(asked).toMatchObject({ kind: 'changed', cause: 'Semi-final 1', can: { decide: true, apply: true } });
    expect(asked.affected.map((one) => one.match)).toEqual(['Final', 'Third place']);
    expect(asked.affected[0]?.changes).toMatchObject([{ out: { id: first }, in: { id: fourth } }]);
    expect((await member.get('/api/bracket-questions')).status).toBe(403);
    expect(await match(cup, 'Semi-final 1')).toMatchObject({ isAsked: true });
    expect((await decide(asked, { decision: 'apply' })).status).toBe(200);
    expect(await match(cup, 'Semi-final 1')).toMatchObject({ isAsked: false });
    expect(await sidesOf(cup, 'Final')).toEqual([fourth, second]);
    expect(await sidesOf(cup, 'Third place')).toEqual([first, cup.teamIds[2]]);
    expect((await member.get(`/api/games/${before}`)).as(Game).status).toBe('cancelled');
    expect(await questionsOf(cup)).toEqual([]);
  });

  it('and what is kept is not asked again, but another correction is', async () => {
    const cup = await start(semiFinals, 4);
    await end(cup, 'Semi-final 1', [3, 1]);
    await end(cup, 'Semi-final 2', [2, 0]);
    await end(cup, 'Semi-final 1', [3, 5]);
    const asked = await onlyQuestion(cup);
    expect((await decide(asked, {})).status).toBe(400);
    expect((await decide(asked, { decision: 'keep' })).status).toBe(200);
    expect(await sidesOf(cup, 'Final')).toEqual(cup.teamIds.slice(0, 2));
    await end(cup, 'Semi-final 1', [3, 6]);
    expect(await questionsOf(cup)).toEqual([]);
    await end(cup, 'Semi-final 2', [0, 1]);
    expect(await questionsOf(cup)).toHaveLength(1);
  });

  it('is not asked any more once the result is what it was, and cannot change a game that has begun', async () => {
    const cup = await start(semiFinals, 4);
    await end(cup, 'Semi-final 1', [3, 1]);
    await end(cup, 'Semi-final 2', [2, 0]);
    await change(await gameOf(cup, 'Final'), { status: 'live' });
    await end(cup, 'Semi-final 1', [3, 5]);
    const asked = await onlyQuestion(cup);
    expect(asked.can).toEqual({ decide: true, apply: false });
    expect((await decide(asked, { decision: 'apply' })).status).toBe(409);
    await end(cup, 'Semi-final 1', [6, 5]);
    expect(await questionsOf(cup)).toEqual([]);
  });
});

describe('an officer who plays', () => {
  it.each([
    ['in the team that would be out', 0],
    ['in the team that stays in an affected game', 1],
    ['in the team that would come in', 3],
  ])('%s does not decide about a corrected result, and an admin does', async (_name, seed) => {
    const cup = await start(semiFinals, 4);
    await end(cup, 'Semi-final 1', [3, 1]);
    await end(cup, 'Semi-final 2', [2, 0]);
    await end(cup, 'Semi-final 1', [3, 5]);
    const leave = await enlistOfficer(cup.teamIds[seed] ?? 0);
    const asked = await onlyQuestion(cup);
    expect(asked).toMatchObject({ isOwnCase: true, can: { decide: false, apply: false } });
    expect((await decide(asked, { decision: 'keep' })).status).toBe(403);
    expect((await decide(asked, { decision: 'apply' })).status).toBe(403);
    expect((await decide(asked, { decision: 'keep' }, adminWithWindow)).status).toBe(200);
    await leave();
  });

  it.each([
    ['in one of the teams', 3],
    ['in the team that waits for them', 1],
  ])('%s does not decide who goes on after a level game', async (_name, seed) => {
    const cup = await start(semiFinals, 4);
    await end(cup, 'Semi-final 2', [2, 0]);
    await end(cup, 'Semi-final 1', [1, 1]);
    const leave = await enlistOfficer(cup.teamIds[seed] ?? 0);
    const asked = await onlyQuestion(cup);
    expect(asked).toMatchObject({ kind: 'undecided', isOwnCase: true, can: { decide: false } });
    expect((await decide(asked, { order: asked.teams.map(({ id }) => id) })).status).toBe(403);
    await leave();
    expect((await decide(asked, { order: asked.teams.map(({ id }) => id) })).status).toBe(200);
  });

  it('in a team that is out already decides', async () => {
    const cup = await start(semiFinals, 4);
    await end(cup, 'Semi-final 2', [2, 0]);
    await end(cup, 'Semi-final 1', [1, 1]);
    const leave = await enlistOfficer(await addTeam(world));
    expect(await onlyQuestion(cup)).toMatchObject({ isOwnCase: false, can: { decide: true } });
    await leave();
  });
});
