import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { BoxScore } from '../contract.ts';
import { playedGame as addPlayedGame, savedBoxScore } from '../testing/played-game.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

const playedGame = (fields?: { sportId?: number; [field: string]: unknown }) => addPlayedGame(arena, fields);
const read = async (path: string) => (await arena.as.member.get(path)).as(BoxScore);
const save = (path: string, body: object) => arena.as.officer.put(path, body);
const saved = (path: string, body: object) => savedBoxScore(arena, path, body);

describe('a box score', () => {
  it('is empty at first; a game that does not exist has none', async () => {
    const { path } = await playedGame();
    expect(await read(path)).toMatchObject({
      version: 0,
      definition: 'basketball',
      lines: [],
      periodScores: [],
      correctedAt: null,
      check: { home: null, away: null },
    });
    expect((await arena.as.member.get('/api/games/999999/box-score')).status).toBe(404);
    expect((await save('/api/games/999999/box-score', { lines: [] })).status).toBe(404);
  });

  it('accepts statistics by any of their names, and returns the computed ones', async () => {
    const { path, home, away } = await playedGame();
    const boxScore = await saved(path, {
      lines: [
        {
          playerId: home[0],
          PTS: 7,
          reb: 3,
          Ast: 2,
          STL: 1,
          blk: 0,
          FG: 2,
          fga: 5,
          '3pm': 1,
          '3PA': 2,
          ftm: 2,
          fta: 3,
        },
        { playerId: home[1], fg_made: 1, fg_attempted: 2, ft_made: 1, ft_attempted: 1, ts_percentage: 62 },
        { playerId: home[2], didNotPlay: true },
        { playerId: away[0], points: 4, shotsMade: 2, shotsTaken: 2 },
      ],
    });
    expect(boxScore).toEqual(await read(path).then((response) => ({ ...response, can: { edit: true } })));
    const [ada, bea, xola, cleo] = boxScore.lines;
    expect(ada).toMatchObject({
      side: 'home',
      player: { displayName: 'Ada' },
      didNotPlay: false,
      note: null,
      isCorrected: false,
      stats: {
        points: 7,
        pts: 7,
        rebounds: 3,
        assists: 2,
        steals: 1,
        blocks: 0,
        shotsMade: 2,
        fg_made: 2,
        shotsTaken: 5,
        fg_attempted: 5,
        fieldGoalPct: 40,
        three_pt_made: 1,
        three_pt_attempted: 2,
        threePointPct: 50,
        ft_made: 2,
        ft_attempted: 3,
        freeThrowPct: 67,
        trueShooting: 55,
        ts_percentage: 55,
      },
    });
    expect(bea?.stats).toMatchObject({ points: 3, fieldGoalPct: 50, threePointPct: 0, freeThrowPct: 100 });
    expect(xola).toMatchObject({ side: 'away', stats: { points: 4, trueShooting: 100 } });
    expect(cleo).toMatchObject({ side: 'home', didNotPlay: true, note: "DNP - Coach's Decision", stats: {} });
    expect(boxScore.totals.home).toMatchObject({ points: 10, shotsMade: 3, shotsTaken: 7, fieldGoalPct: 43 });
    expect(boxScore.check).toEqual({
      home: { counted: 10, score: 10, difference: 0 },
      away: { counted: 4, score: 4, difference: 0 },
    });
  });

  it('shows by how much its lines and team statistics differ from the score', async () => {
    const { path, home, away } = await playedGame();
    const lines = [
      { playerId: home[0], points: 7 },
      { playerId: away[0], points: 6 },
    ];
    expect((await saved(path, { lines })).check).toEqual({
      home: { counted: 7, score: 10, difference: -3 },
      away: { counted: 6, score: 4, difference: 2 },
    });
    const withTeam = await saved(path, {
      lines,
      teamStats: { home: { pts: 3 } },
      periodScores: [{ home: 10, away: 4 }],
    });
    expect(withTeam).toMatchObject({
      teamStats: { home: { points: 3 }, away: {} },
      periodScores: [{ home: 10, away: 4 }],
    });
    expect(withTeam.check.home?.difference).toBe(0);
    const again = await saved(path, { lines: lines.slice(0, 1) });
    expect(again).toMatchObject({ teamStats: { home: { points: 3 } }, check: { away: null } });
  });

  it('is marked on the game, and is removed with its last line', async () => {
    const { path, gameId, home } = await playedGame();
    const isMarked = async () => (await arena.as.member.get(`/api/games/${gameId}`)).body;
    expect(await isMarked()).toMatchObject({ hasBoxScore: false });
    await saved(path, { lines: [{ playerId: home[0], points: 1 }] });
    expect(await isMarked()).toMatchObject({ hasBoxScore: true });
    const refused = await arena.as.adminWithWindow.delete(`/api/games/${gameId}`);
    expect(refused.as(ErrorResponse).message).toBe('This game has a box score: clear it first');
    const line = await arena.as.adminWithWindow.delete(`/api/players/${home[0]}`);
    expect([line.status, line.as(ErrorResponse).message]).toEqual([409, 'This player still has box-score lines']);
    await saved(path, { lines: [] });
    expect(await isMarked()).toMatchObject({ hasBoxScore: false });
    expect((await arena.as.adminWithWindow.delete(`/api/games/${gameId}`)).status).toBe(200);
  });

  it('is counted by the definition of its sport', async () => {
    const rugby = await playedGame({ sportId: 4, homeScore: 22, awayScore: 0 });
    const lines = [{ playerId: rugby.home[0], tries: 2, con: 1, conversionsTaken: 2, pen: 1, penaltiesTaken: 1 }];
    const boxScore = await saved(rugby.path, { lines, teamStats: { home: { penaltyTries: 1 } } });
    expect(boxScore).toMatchObject({
      lines: [{ stats: { points: 15, conversionPct: 50, tries: 2 } }],
      totals: { home: { points: 22 } },
      check: { home: { difference: 0 } },
    });
    const maps = await playedGame({ sportId: 5, homeScore: 3, awayScore: 1 });
    const [kills, periodScores] = [
      [{ playerId: maps.home[0], k: 31, deaths: 10, a: 4 }],
      [
        { home: 13, away: 7 },
        { home: 9, away: 13 },
        { home: 13, away: 11 },
        { home: 13, away: 2 },
      ],
    ];
    expect((await saved(maps.path, { lines: kills })).check.home).toBe(null);
    const inMaps = await saved(maps.path, { lines: kills, periodScores });
    expect(inMaps).toMatchObject({
      lines: [{ stats: { killRatio: 3.5 } }],
      check: { home: { counted: 3, difference: 0 } },
    });
  });
});

describe('input that cannot be right', () => {
  it.each([
    [{ fg: 3, fga: 2 }, 'fg', 'must not be more than the field goals attempted'],
    [{ shotsMade: 1 }, 'shotsMade', 'must not be more than the field goals attempted'],
    [{ fg: 2, fga: 6, '3pm': 3, '3pa': 3 }, '3pm', 'must not be more than the field goals made'],
    [{ fg: 5, fga: 6, '3pm': 0, '3pa': 2 }, '3pa', 'misses more than all field goals'],
    [{ pts: 3, points: 4 }, 'points', 'is given twice with different values'],
    [{ goals: 1 }, 'goals', 'is not a statistic of this sport'],
    [{ didNotPlay: true, points: 2 }, 'points', 'is for a player who did not play'],
  ])('is refused: %j', async (fields, name, message) => {
    const { path, home } = await playedGame();
    const response = await save(path, { lines: [{ playerId: home[1] }, { playerId: home[0], ...fields }] });
    expect(response.status).toBe(400);
    expect(response.as(ErrorResponse).issues).toEqual([{ path: `lines.1.${name}`, message }]);
    expect((await read(path)).version).toBe(0);
  });

  it('includes a player of another team, a repeated player and a statistic of teams', async () => {
    const { path, home } = await playedGame({ sportId: 3 });
    const stranger = (await playedGame()).home[0];
    const fetchIssues = async (...lines: object[]) => (await save(path, { lines })).as(ErrorResponse).issues;
    expect(await fetchIssues({ playerId: stranger, goals: 1 })).toEqual([
      { path: 'lines.0.playerId', message: 'is not on either of these teams' },
    ]);
    expect(await fetchIssues({ playerId: home[0] }, { playerId: home[0] })).toEqual([
      { path: 'lines.1.playerId', message: 'already has a line' },
    ]);
    expect(await fetchIssues({ playerId: home[0], ownGoalsFor: 1 })).toEqual([
      { path: 'lines.0.ownGoalsFor', message: 'is recorded for the team, not for a player' },
    ]);
  });
});
