import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { Game } from '#features/competition/games/contract.ts';
import { Notice } from '#features/people/notices/contract.ts';
import { Standings } from '#features/results/standings/contract.ts';
import { Bracket } from '#features/seasons/brackets/contract.ts';
import { addCup } from '#features/seasons/brackets/testing/rows.ts';
import { SeasonPlan } from '#features/seasons/season-plans/contract.ts';
import { feb, planOfFour } from '#features/seasons/season-plans/testing/published.ts';
import { buildWorld } from '#testing/world.ts';
import { CompetingTeam, type Leaving, LeavingProposal } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { officer, member, adminWithWindow } = arena.as;
const post = (path: string, body: object) => adminWithWindow.post(path, body);

const gameNow = async (id: number) => (await member.get(`/api/games/${id}`)).as(Game);
const news = async () =>
  (await member.get('/api/notices')).as(z.array(Notice)).filter(({ kind, read }) => kind === 'game' && !read);
const ask = (id: number, teamId: number, more: Partial<Leaving> = {}) =>
  officer.post(`/api/competitions/${id}/leaving-team/proposal`, {
    teamId,
    choice: 'usual',
    finishedToo: false,
    ...more,
  });
const propose = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).as(LeavingProposal);
const leave = (id: number, teamId: number, { state, choice }: LeavingProposal, finishedToo = false) =>
  officer.post(`/api/competitions/${id}/leaving-team`, { teamId, choice, finishedToo, state });
const tableOf = async (id: number) => (await member.get(`/api/standings?competitionId=${id}`)).as(Standings).rows;

/** A league of four, each against each; these games of team 0 are played. */
async function league(scores: readonly (readonly [away: number, home: number, away: number])[]) {
  const plan = await planOfFour(world, arena);
  const pairs = [
    [0, 1],
    [2, 3],
    [0, 2],
    [1, 3],
    [0, 3],
    [1, 2],
  ] as const;
  for (const [at, [home, away]] of pairs.entries()) await plan.place(`a:${at}`, home, away, feb(1 + at));
  await member.post(`/api/teams/${plan.team(1)}/follow`);
  await plan.publish();
  const games = (await member.get(`/api/games?sportId=${plan.sportId}`)).as(z.array(Game));
  const gameOf = (home: number, away: number) => {
    const found = games.find((game) => game.homeTeamId === plan.team(home) && game.awayTeamId === plan.team(away));
    return found?.id ?? 0;
  };
  for (const [away, homeScore, awayScore] of scores) await play(gameOf(0, away), homeScore, awayScore);
  await member.post('/api/notices/read');
  return { ...plan, gameOf, competitionId: games[0]?.competitionId ?? 0 };
}

const play = (id: number, homeScore: number, awayScore: number) =>
  adminWithWindow.patch(`/api/games/${id}`, { homeScore, awayScore, status: 'completed' });

describe('a team that leaves', () => {
  it('is taken out with its results before half of its games are played, as the proposal says', async () => {
    const { competitionId: id, id: planId, gameOf, team } = await league([[1, 3, 1]]);
    const before = await tableOf(id);
    const proposal = await propose(id, team(0));
    expect(proposal).toMatchObject({ choice: 'annul', usual: 'annul', played: 1, of: 3, finished: [], told: 1 });
    expect(proposal.games.map(({ fate, before: score }) => [fate, score])).toEqual([
      ['annulled', '3–1'],
      ['calledOff', null],
      ['calledOff', null],
    ]);
    expect(await tableOf(id)).toEqual(before);
    expect(await gameNow(gameOf(0, 1))).toMatchObject({ resultType: null });
    expect(await news()).toEqual([]);
    expect((await leave(id, team(0), proposal)).body).toEqual({ games: 3, told: 1 });
    expect(await gameNow(gameOf(0, 1))).toMatchObject({ resultType: 'annulled', counts: false, homeScore: 3 });
    expect(await gameNow(gameOf(0, 3))).toMatchObject({ status: 'cancelled' });
    const { competitions } = (await officer.get(`/api/season-plans/${planId}`)).as(SeasonPlan).setup;
    expect(competitions[0]?.teamIds).toEqual([1, 2, 3].map(team));
    expect((await officer.get(`/api/season-plans/${planId}/publication`)).body).toMatchObject({
      ...{ added: [], moved: [], removed: [], kept: [{ why: 'played' }] },
    });
    expect((await tableOf(id)).map(({ team: { id: of } }) => of)).not.toContain(team(0));
    expect((await tableOf(id)).map(({ team: { id: of }, position, points }) => [of, position, points])).toEqual(
      proposal.table.map(({ team: { id: of }, after }) => [of, after.position, after.points]),
    );
    expect((await news()).map(({ text }) => text)).toEqual(['Annulled']);
    expect((await leave(id, team(0), proposal)).status).toBe(409);
  });

  it('keeps what was played from half of its games on, and the others win the rest', async () => {
    const {
      competitionId: id,
      gameOf,
      team,
    } = await league([
      [1, 3, 1],
      [2, 0, 0],
    ]);
    const proposal = await propose(id, team(0));
    expect(proposal).toMatchObject({ choice: 'walkovers', played: 2, of: 3 });
    const last = proposal.games.at(-1);
    expect(last).toMatchObject({ fate: 'walkover', gameId: gameOf(0, 3) });
    expect((await leave(id, team(0), proposal)).status).toBe(200);
    const stored = await gameNow(gameOf(0, 3));
    expect(stored).toMatchObject({ status: 'completed', resultType: 'walkover', resultAgainst: 'home' });
    expect(last?.after).toBe(`${stored.homeScore}–${stored.awayScore}`);
    expect((await tableOf(id)).map(({ team: { id: of }, points }) => [of, points])).toEqual(
      proposal.table.map(({ team: { id: of }, after }) => [of, after.points]),
    );
  });

  it('only has its games called off if an officer says so', async () => {
    const { competitionId: id, gameOf, team } = await league([[1, 3, 1]]);
    const proposal = await propose(id, team(0), { choice: 'callOff' });
    expect(proposal.games.map(({ fate }) => fate)).toEqual(['stands', 'calledOff', 'calledOff']);
    expect((await leave(id, team(0), proposal)).status).toBe(200);
    expect(await gameNow(gameOf(0, 1))).toMatchObject({ status: 'completed', resultType: null });
  });

  it('changes no finished table unless asked', async () => {
    const {
      competitionId: id,
      gameOf,
      team,
    } = await league([
      [1, 3, 1],
      [2, 0, 0],
      [3, 1, 2],
    ]);
    for (const [home, away] of [
      [2, 3],
      [1, 3],
      [1, 2],
    ] as const)
      await play(gameOf(home, away), 1, 0);
    const spared = await propose(id, team(0), { choice: 'annul' });
    expect(spared).toMatchObject({ finished: ['The table'], played: 0, of: 0 });
    expect(new Set(spared.games.map(({ fate }) => fate))).toEqual(new Set(['stands']));
    const ticked = await propose(id, team(0), { choice: 'annul', finishedToo: true });
    expect(ticked.games.map(({ fate }) => fate)).toEqual(['annulled', 'annulled', 'annulled']);
  });

  it('lets its opponent in a knock-out go on, with one message', async () => {
    const { competitionId: id, teamIds } = await addCup(world, post, { kind: 'knockout', places: 1 }, 4);
    const bracket = async () => (await member.get(`/api/competitions/${id}/bracket`)).as(Bracket).matches;
    const [first, second] = await bracket();
    await play(first?.gameId ?? 0, 2, 1);
    const [leaving = 0, opponent = 0] = [second?.home.team?.id, second?.away.team?.id];
    await member.post(`/api/teams/${opponent}/follow`);
    await member.post('/api/notices/read');
    const proposal = await propose(id, leaving);
    expect(proposal.goOn).toEqual([{ team: second?.away.team?.name, game: 'Final' }]);
    expect((await bracket())[2]?.gameId).toBeNull();
    expect((await leave(id, leaving, proposal)).status).toBe(200);
    const final = (await bracket())[2];
    expect(final?.gameId).not.toBeNull();
    expect([final?.home.team?.id, final?.away.team?.id].toSorted()).toEqual([teamIds[0], opponent].toSorted());
    expect(await news()).toHaveLength(1);
  });

  it('waits for the end of a game that is being played, and needs games of its own', async () => {
    const { competitionId: id, gameOf, team } = await league([]);
    await adminWithWindow.patch(`/api/games/${gameOf(0, 1)}`, { status: 'live', homeScore: 0, awayScore: 0 });
    const refused = await ask(id, team(0));
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.body)).toContain('is being played');
    const other = await league([]);
    expect((await ask(id, other.team(0))).status).toBe(400);
    expect((await ask(2_147_483_647, team(0))).status).toBe(404);
  });

  it('is chosen from those with games', async () => {
    const { competitionId: id, team } = await league([[1, 3, 1]]);
    const teams = (await officer.get(`/api/competitions/${id}/leaving-team`)).as(z.array(CompetingTeam));
    expect(teams.find((one) => one.team.id === team(0))).toMatchObject({ played: 1, toPlay: 2 });
    expect(teams).toHaveLength(4);
  });
});
