import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { Game } from '#features/competition/games/contract.ts';
import type { Format } from '#features/seasons/timetables/contract.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { SearchGroup } from '#platform/search/contract.ts';
import { buildWorld } from '#testing/world.ts';
import { Bracket, BracketSummary, GameInBracket } from '../contract.ts';
import { cupPlay } from '../testing/cup-play.ts';
import { addCup, addCupCompetition } from '../testing/rows.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { member, visitor, adminWithWindow } = arena.as;
const post = (path: string, body: object) => adminWithWindow.post(path, body);

const bracketOf = async (id: number) => (await member.get(`/api/competitions/${id}/bracket`)).as(Bracket);

describe('the bracket of a published plan', () => {
  it('names who is known, and says for the others where they come from', async () => {
    const { competitionId, teamIds } = await addCup(world, post, { kind: 'knockout', places: 3 }, 4);
    const { matches, hasTables } = await bracketOf(competitionId);
    expect(hasTables).toBe(false);
    expect(matches.map(({ name, gameId }) => [name, gameId !== null])).toEqual([
      ['Semi-final 1', true],
      ['Semi-final 2', true],
      ['Final', false],
      ['Third place', false],
    ]);
    const [semi, , final, third] = matches;
    expect(semi?.home).toEqual({ team: expect.objectContaining({ id: teamIds[0] }), from: null, text: null });
    expect([final?.home.text, third?.away.text]).toEqual(['Winner of Semi-final 1', 'Loser of Semi-final 2']);
    expect(final?.dateTime).toBe('2027-03-05T16:00:00.000Z');
    const games = (await member.get(`/api/competitions/${competitionId}/bracket/games`)).as(z.array(Game));
    expect(games.map(({ round }) => round)).toEqual(['Semi-final', 'Semi-final']);
  });

  it('is for members, and shows nothing that a draft adds', async () => {
    const { competitionId, planId } = await addCup(world, post, { kind: 'knockout', places: 3 }, 4);
    await world.db
      .updateTable('plan_games')
      .set({ published: null })
      .where('plan_id', '=', planId)
      .where('round', '=', 'Third place')
      .execute();
    expect((await bracketOf(competitionId)).matches.map(({ round }) => round)).not.toContain('Third place');
    expect((await visitor.get(`/api/competitions/${competitionId}/bracket`)).status).toBe(401);
    expect((await member.get('/api/competitions/2147483647/bracket')).status).toBe(404);
  });
});

describe('the bracket of games entered by hand', () => {
  it('follows the names of their rounds', async () => {
    const { sportId, homeTeamId, awayTeamId } = await sides.of(world);
    const { teamIds } = await addCup(world, post, { kind: 'knockout', places: 1 }, 2);
    const [third = 0, fourth = 0] = teamIds;
    const competitionId = await addCupCompetition(world);
    const enter = (round: string, [home, away]: [number, number], score: [number, number] | null) =>
      post('/api/games', {
        ...{ sportId, homeTeamId: home, awayTeamId: away, competitionId, round, category: 'playoff' },
        ...{ dateTime: '2027-03-05T16:00:00Z', location: 'Village Court' },
        ...(score && { homeScore: score[0], awayScore: score[1], status: 'completed' }),
      });
    await enter('Semi-finals', [homeTeamId, awayTeamId], [3, 1]);
    await enter('Semi-finals', [third, fourth], [0, 1]);
    await enter('Final', [homeTeamId, fourth], null);
    await enter('3rd place', [awayTeamId, third], null);
    await enter('Matchday 4', [homeTeamId, third], null);
    const { matches } = await bracketOf(competitionId);
    const [semi, other, final, place] = matches;
    expect(matches.map(({ name }) => name)).toEqual(['Semi-final 1', 'Semi-final 2', 'Final', '3rd place']);
    expect([final?.home.from, final?.away.from]).toEqual([
      { match: semi?.key, takes: 'winner' },
      { match: other?.key, takes: 'winner' },
    ]);
    expect(place?.home.from).toEqual({ match: semi?.key, takes: 'loser' });
    const listed = (await member.get('/api/brackets')).as(z.array(BracketSummary));
    expect(listed.find(({ competition }) => competition.id === competitionId)).toMatchObject({
      round: 'Final',
      champion: null,
    });
  });

  it('is found by the name of its competition', async () => {
    const { competitionId } = await addCup(world, post, { kind: 'knockout', places: 1 }, 4);
    const { competition } = await bracketOf(competitionId);
    const found = await member.get(`/api/search?q=${encodeURIComponent(competition.name)}`);
    expect(JSON.stringify(found.as(z.object({ groups: z.array(SearchGroup) })))).toContain(
      `/competitions/${competitionId}/bracket`,
    );
  });
});

describe('the list of brackets', () => {
  const summaryOf = async (id: number) =>
    (await member.get('/api/brackets')).as(z.array(BracketSummary)).find(({ competition }) => competition.id === id);

  it('has pools before their knock-out begins', async () => {
    const pools: Format = { kind: 'pools', pools: 2, meetings: 1, advance: 1, places: 1 };
    const draft = await addCup(world, post, pools, 6);
    await world.db.updateTable('plan_games').set({ published: null }).where('plan_id', '=', draft.planId).execute();
    const cup = await addCup(world, post, pools, 6);
    expect(await summaryOf(cup.competitionId)).toMatchObject({ round: 'Groups', isLive: false, champion: null });
    expect(await summaryOf(draft.competitionId)).toBeUndefined();
  });

  it('names who won a double elimination, with its deciding final or without, and by a walkover', async () => {
    const play = cupPlay(world, arena.as);
    const walkover = { homeScore: null, awayScore: null, status: 'completed', resultType: 'walkover' };
    for (const decided of [false, true]) {
      const cup = await play.start({ kind: 'doubleElimination', reset: true }, 2);
      const [first, second] = cup.teamIds;
      await play.end(cup, 'Winners final', [2, 0]);
      expect(await summaryOf(cup.competitionId)).toMatchObject({ round: 'Final', champion: null });
      await play.change(await play.gameOf(cup, 'Final'), { ...walkover, resultAgainst: decided ? 'home' : 'away' });
      if (decided) await play.end(cup, 'Deciding final', [1, 0]);
      expect((await summaryOf(cup.competitionId))?.champion).toMatchObject({ id: decided ? second : first });
    }
  });
});

describe('the page of a game', () => {
  const placeOf = async (id: number | null) =>
    (await member.get(`/api/games/${id}/bracket`)).as(z.nullable(GameInBracket));

  it('says where its winner and loser play next, and who they are once it is over', async () => {
    const { competitionId, teamIds } = await addCup(world, post, { kind: 'knockout', places: 3 }, 4);
    const [semi, other] = (await bracketOf(competitionId)).matches;
    const before = await placeOf(semi?.gameId ?? 0);
    expect(before).toMatchObject({ competition: { id: competitionId }, match: 'Semi-final 1', decides: null });
    expect(before?.next.map(({ takes, match, team, opponent }) => [takes, match, team, opponent.text])).toEqual([
      ['winner', 'Final', null, 'Winner of Semi-final 2'],
      ['loser', 'Third place', null, 'Loser of Semi-final 2'],
    ]);
    for (const match of [semi, other]) {
      await adminWithWindow.patch(`/api/games/${match?.gameId}`, { homeScore: 2, awayScore: 1, status: 'completed' });
    }
    const [final] = (await placeOf(semi?.gameId ?? 0))?.next ?? [];
    expect(final).toMatchObject({ team: { id: teamIds[0] }, opponent: { team: { id: teamIds[1] } } });
    const later = { dateTime: '2027-03-06T18:00:00.000Z' };
    expect((await adminWithWindow.patch(`/api/games/${final?.gameId}`, later)).status).toBe(200);
    expect((await placeOf(semi?.gameId ?? 0))?.next[0]).toMatchObject(later);
    expect(await placeOf(final?.gameId ?? 0)).toMatchObject({ decides: 'cup', next: [] });
  });

  it('says nothing of a bracket for a game of a league, and that a Swiss round is drawn', async () => {
    const { sportId, homeTeamId, awayTeamId } = await sides.of(world);
    const entered = { sportId, homeTeamId, awayTeamId, competitionId: await addCupCompetition(world) };
    const at = { dateTime: '2027-03-05T16:00:00Z', location: 'Village Court' };
    for (const stage of [{ round: 'Matchday 4' }, { group: 'Group A', round: 'Final' }, {}]) {
      const { id } = (await post('/api/games', { ...entered, ...at, ...stage })).as(Game);
      expect(await placeOf(id)).toBeNull();
    }
    const { competitionId } = await addCup(world, post, { kind: 'swiss', rounds: 3 }, 4);
    const [board] = (await bracketOf(competitionId)).matches;
    expect(await placeOf(board?.gameId ?? 0)).toMatchObject({ match: 'Round 1, game 1', decides: 'draw', next: [] });
  });
});
