import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { competitions } from '#features/competition/competitions/contract.ts';
import { teams } from '#features/teams/teams/contract.ts';
import { addTeam, sides } from '#features/teams/teams/testing/rows.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { buildWorld } from '#testing/world.ts';
import { Game } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const opponents = await sides.of(world);

async function addGame(fields: Record<string, unknown> = {}): Promise<Game> {
  const body = { ...opponents, dateTime: '2026-03-01T10:00:00Z', location: 'Hall', ...fields };
  return (await arena.as.adminWithWindow.post('/api/games', body)).as(Game);
}

const change = async (id: number, fields: object) =>
  (await arena.as.officer.patch(`/api/games/${id}`, fields)).as(Game);

async function fetchRefusal(id: number, fields: object): Promise<string> {
  const response = await arena.as.officer.patch(`/api/games/${id}`, fields);
  expect(response.status).toBe(400);
  return response.as(ErrorResponse).message;
}

async function addCompetition(fields: object = {}) {
  const body = { name: world.word(), kind: 'league', sportId: opponents.sportId, season: '2026', ...fields };
  return (await arena.as.adminWithWindow.post('/api/competitions', body)).as(competitions.ResponseBody);
}

const ended = ({ status, homeScore, awayScore, resultType, resultAgainst, counts }: Game) => [
  ...[status, homeScore, awayScore, resultType, resultAgainst, counts],
];

describe('the ending of a game', () => {
  it('is empty for a game that was played out', async () => {
    expect(ended(await addGame({ homeScore: 2, awayScore: 1 }))).toEqual(['completed', 2, 1, null, null, true]);
    expect(ended(await addGame())).toEqual(['upcoming', null, null, null, null, true]);
  });

  it('is set by an officer: a forfeit gets its score by rule, and loses it again without the forfeit', async () => {
    const { id } = await addGame();
    const forfeit = await change(id, { resultType: 'forfeit', resultAgainst: 'home', forfeitNotice: 'late' });
    expect(ended(forfeit)).toEqual(['completed', 0, 1, 'forfeit', 'home', true]);
    expect(forfeit.forfeitNotice).toBe('late');
    expect(ended(await change(id, { resultAgainst: 'away' }))).toEqual(['completed', 1, 0, 'forfeit', 'away', true]);
    expect(ended(await change(id, { resultType: 'completed' }))).toEqual([
      ...['completed', null, null, null, null, true],
    ]);
  });

  it('accepts a typed score instead of the rule, but none that contradicts it', async () => {
    const { id } = await addGame();
    const awarded = { resultType: 'awarded', resultAgainst: 'home' };
    expect(await fetchRefusal(id, { ...awarded, homeScore: 4, awayScore: 2 })).toContain('cannot have this score');
    expect(await fetchRefusal(id, { ...awarded, homeScore: 2, awayScore: 2 })).toContain('cannot have this score');
    expect(await fetchRefusal(id, { ...awarded, homeScore: 2 })).toContain('Both scores');
    expect(ended(await change(id, { ...awarded, homeScore: 2, awayScore: 5 }))[2]).toBe(5);
    expect(await fetchRefusal(id, { homeScore: 6 })).toContain('cannot have this score');
  });

  it('has to say which side it went against', async () => {
    const { id } = await addGame();
    expect(await fetchRefusal(id, { resultType: 'walkover' })).toContain('Choose who did not come');
    expect(await fetchRefusal(id, { resultType: 'rained off' })).toContain('resultType');
  });

  it('can be a forfeit against both sides, but no other type can be against both', async () => {
    const { id } = await addGame();
    expect(await fetchRefusal(id, { resultType: 'walkover', resultAgainst: 'both' })).toContain('Only a forfeit');
    const forfeit = { resultType: 'forfeit', resultAgainst: 'both' };
    expect(await fetchRefusal(id, { ...forfeit, homeScore: 1, awayScore: 1 })).toContain('Neither side came');
    expect(ended(await change(id, forfeit))).toEqual(['completed', 0, 0, 'forfeit', 'both', true]);
    expect(await fetchRefusal(id, { homeScore: 2 })).toContain('Neither side came');
    const found = await arena.as.member.get('/api/search?q=double%20forfeit');
    expect(JSON.stringify(found.body)).toContain('Double forfeit');
    expect(ended(await change(id, { resultAgainst: 'home' }))).toEqual(['completed', 0, 1, 'forfeit', 'home', true]);
  });

  it('is cleared when the game is resumed or reset', async () => {
    const { id } = await addGame();
    await change(id, { resultType: 'walkover', resultAgainst: 'away' });
    expect(ended(await change(id, { status: 'upcoming' }))).toEqual(['upcoming', null, null, null, null, true]);
    await change(id, { resultType: 'abandoned', homeScore: 1, awayScore: 1, counts: false });
    expect(ended(await change(id, { status: 'live' }))).toEqual(['live', 1, 1, null, null, true]);
  });

  it('keeps the score of an abandoned or annulled game', async () => {
    const { id } = await addGame({ homeScore: 3, awayScore: 1 });
    expect(ended(await change(id, { resultType: 'annulled' }))).toEqual([
      ...['completed', 3, 1, 'annulled', null, false],
    ]);
    const abandoned = await change(id, { resultType: 'abandoned', counts: true });
    expect(ended(abandoned)).toEqual(['completed', 3, 1, 'abandoned', null, true]);
  });

  it('appears in words in the audit log', async () => {
    const { id } = await addGame();
    await change(id, { resultType: 'forfeit', resultAgainst: 'home' });
    const log = await arena.as.admin.get('/api/admin/audit');
    expect(JSON.stringify(log.body)).toMatch(/Result type.*forfeit|forfeit.*Result type/i);
  });
});

describe("teams' records", () => {
  it('count forfeits, but neither annulled games nor abandoned games that do not count', async () => {
    const [homeTeamId, awayTeamId] = [await addTeam(world), await addTeam(world)];
    const record = async (id: number) => {
      const { gamesPlayed, wins, losses } = (await arena.as.member.get(`/api/teams/${id}`)).as(teams.ResponseBody);
      return [gamesPlayed, wins, losses];
    };
    const { id } = await addGame({ homeTeamId, awayTeamId, homeScore: 2, awayScore: 1 });
    expect([await record(homeTeamId), await record(awayTeamId)]).toEqual([
      [1, 1, 0],
      [1, 0, 1],
    ]);
    await change(id, { resultType: 'awarded', resultAgainst: 'home' });
    expect([await record(homeTeamId), await record(awayTeamId)]).toEqual([
      [1, 0, 1],
      [1, 1, 0],
    ]);
    await change(id, { resultType: 'forfeit', resultAgainst: 'both' });
    expect([await record(homeTeamId), await record(awayTeamId)]).toEqual([
      [1, 0, 1],
      [1, 0, 1],
    ]);
    for (const fields of [{ resultType: 'annulled' }, { resultType: 'abandoned', counts: false }]) {
      await change(id, fields);
      expect([await record(homeTeamId), await record(awayTeamId)]).toEqual([
        [0, 0, 0],
        [0, 0, 0],
      ]);
    }
    await change(id, { counts: true, homeScore: 0, awayScore: 1 });
    expect(await record(awayTeamId)).toEqual([1, 1, 0]);
  });
});

describe('a competition', () => {
  it('sets the season, the category and the forfeit score of its games', async () => {
    const { id, name } = await addCompetition({ season: '2025/26', forfeitScore: 12 });
    const game = await addGame({ competitionId: id, category: 'friendly', season: '2024' });
    expect(game).toMatchObject({ season: '2025/26', category: 'league', competition: { id, name } });
    const forfeit = await change(game.id, { resultType: 'forfeit', resultAgainst: 'away', category: 'exhibition' });
    expect(forfeit).toMatchObject({ homeScore: 12, awayScore: 0, category: 'league' });
    expect(await change(game.id, { category: 'playoff' })).toMatchObject({ category: 'playoff' });
  });

  it('is set and removed by admins, within one sport', async () => {
    const { id } = await addCompetition({ kind: 'cup' });
    const game = await addGame();
    expect((await arena.as.officer.patch(`/api/games/${game.id}`, { competitionId: id })).status).toBe(403);
    const other = await arena.db
      .selectFrom('sports')
      .select('id')
      .where('id', '<>', opponents.sportId)
      .executeTakeFirst();
    const elsewhere = await addCompetition({ sportId: other?.id });
    for (const wrong of [elsewhere.id, 987_654]) {
      const refused = await arena.as.adminWithWindow.patch(`/api/games/${game.id}`, { competitionId: wrong });
      expect(refused.status).toBe(400);
    }
    const put = async (competitionId: number | null) =>
      (await arena.as.adminWithWindow.patch(`/api/games/${game.id}`, { competitionId })).as(Game);
    expect(await put(id)).toMatchObject({ category: 'tournament', competitionId: id });
    expect(await put(null)).toMatchObject({ category: 'tournament', competitionId: null, competition: null });
  });

  it('moves its games to another season and kind', async () => {
    const { id } = await addCompetition();
    const [homeTeamId, awayTeamId] = [await addTeam(world), await addTeam(world)];
    const final = await addGame({ competitionId: id, category: 'playoff' });
    const played = await addGame({ competitionId: id, homeTeamId, awayTeamId, homeScore: 1, awayScore: 0 });
    await arena.as.adminWithWindow.patch(`/api/competitions/${id}`, { kind: 'cup', season: '2027' });
    const read = async (gameId: number) => (await arena.as.member.get(`/api/games/${gameId}`)).as(Game);
    expect(await read(final.id)).toMatchObject({ category: 'playoff', season: '2027' });
    expect(await read(played.id)).toMatchObject({ category: 'tournament', season: '2027', version: 2 });
    expect((await arena.as.member.get(`/api/teams/${homeTeamId}`)).as(teams.ResponseBody).wins).toBe(0);
  });

  it('cannot be deleted while it has games', async () => {
    const { id } = await addCompetition();
    const game = await addGame({ competitionId: id });
    const path = `/api/competitions/${id}`;
    const refused = await arena.as.adminWithWindow.delete(path);
    expect([refused.status, refused.as(ErrorResponse).message]).toEqual([409, 'This competition still has games']);
    await arena.as.adminWithWindow.delete(`/api/games/${game.id}`);
    expect((await arena.as.adminWithWindow.delete(path)).status).toBe(200);
  });
});
