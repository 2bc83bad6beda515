import { describe, expect, it } from 'vitest';
import type { Game } from '#features/competition/games/contract.ts';
import { buildEventEntry, buildGameEntry, feedSince, gameMinutes } from './rules.ts';

const team = (id: number, name: string) => ({ id, name, logo: null });
const game: Game = {
  id: 7,
  version: 1,
  sportId: 1,
  sport: { id: 1, name: 'Basketball' },
  homeTeamId: 1,
  homeTeam: team(1, 'Princeton PV'),
  awayTeamId: 2,
  awayTeam: team(2, 'Knox House Hawks'),
  dateTime: '2026-11-22T16:30:00.000Z',
  date_time: '2026-11-22T16:30:00.000Z',
  location: 'Village Court',
  venueId: null,
  venue: 'Village Court',
  status: 'upcoming',
  category: 'league',
  season: '2026',
  homeScore: null,
  awayScore: null,
  homeShootout: null,
  periodScores: null,
  awayShootout: null,
  period: null,
  innings: null,
  resultType: null,
  resultAgainst: null,
  ...{ group: null, round: null, overtime: false },
  homeTries: null,
  awayTries: null,
  homeBonusPoints: null,
  awayBonusPoints: null,
  forfeitNotice: null,
  counts: true,
  competitionId: null,
  competition: null,
  hasBoxScore: false,
  rsvpCount: 0,
  rsvpNames: [],
  likesCount: 0,
  commentsCount: 0,
  can: { score: false, edit: false, delete: false },
};
const source = { origin: 'https://arena.example.org', host: 'a1.village-arena', last_event: 6, last_game: 6 };
const entry = (fields: Partial<Game> = {}) => buildGameEntry({ ...game, ...fields }, source);

describe('a game in a feed', () => {
  it('has the names of the teams, and two hours', () => {
    expect(entry({ dateTime: '2026-11-22T23:00:00.000Z' })).toMatchObject({
      uid: 'game-7@a1.village-arena',
      summary: 'Princeton PV v Knox House Hawks',
      start: new Date('2026-11-22T23:00:00.000Z'),
      end: new Date('2026-11-23T01:00:00.000Z'),
      location: 'Village Court',
      description: 'Basketball, league',
      url: 'https://arena.example.org/games/7',
    });
    expect(gameMinutes).toBe(120);
  });

  it.each([
    ['upcoming', 'CONFIRMED', ''],
    ['live', 'CONFIRMED', ''],
    ['completed', 'CONFIRMED', ''],
    ['cancelled', 'CANCELLED', 'Cancelled: '],
    ['postponed', 'TENTATIVE', 'Postponed: '],
  ] as const)('that is %s is %s', (status, expected, prefix) => {
    expect(entry({ status })).toMatchObject({
      status: expected,
      summary: `${prefix}Princeton PV v Knox House Hawks`,
    });
  });

  it('contains the score only once it is final', () => {
    const score = { homeScore: 0, awayScore: 3 };
    expect(entry({ status: 'completed', ...score }).description).toBe('Basketball, league\nFinal score: 0–3');
    const shootout = { homeScore: 1, awayScore: 1, homeShootout: 4, awayShootout: 2 };
    expect(entry({ status: 'completed', ...shootout }).description).toContain('Final score: 1–1 (4–2 pens)');
    expect(entry({ status: 'live', ...score }).description).toBe('Basketball, league');
    expect(entry({ status: 'completed', homeScore: 1, awayScore: null }).description).toBe('Basketball, league');
  });

  it('keeps its UID after a change, with a higher sequence', () => {
    expect([entry({ version: 1 }).sequence, entry({ version: 2 }).sequence]).toEqual([0, 1]);
    expect(entry({ version: 2, dateTime: '2026-12-01T10:00:00.000Z' }).uid).toBe(entry().uid);
  });
});

it('gives a personal event exactly what was typed', () => {
  const times = { startTime: '2026-11-22T16:00:00.000Z', endTime: '2026-11-22T17:30:00.000Z' };
  const typed = { title: 'Study group', description: null, location: 'Library', ...times };
  expect(buildEventEntry({ id: 7, version: 3, ...typed }, source)).toEqual({
    uid: 'event-7@a1.village-arena',
    summary: 'Study group',
    location: 'Library',
    description: null,
    start: new Date(times.startTime),
    end: new Date(times.endTime),
    status: 'CONFIRMED',
    sequence: 2,
    url: 'https://arena.example.org/calendar',
  });
});

it('keeps games in feeds for 180 days', () => {
  expect(feedSince(new Date('2026-11-22T12:00:00.000Z')).toISOString()).toBe('2026-05-26T12:00:00.000Z');
});
