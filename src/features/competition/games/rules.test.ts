import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#platform/settings/rules.ts';
import { type GameCategory, type GameStatus, isRsvpName, statuses } from './contract.ts';
import {
  badgeTone,
  countdownText,
  deriveStatus,
  isCalledOffAndPast,
  isHomeSide,
  isPlanned,
  isResultMissing,
  mayBecome,
  mayLackDay,
  mostRecentGame,
  nextGame,
  resultLabel,
  sections,
  whyNoRsvps,
} from './rules.ts';

const now = new Date('2026-03-10T12:00:00.000Z');

const noPens = { homeShootout: null, awayShootout: null };

interface Sketch {
  id: number;
  dateTime: string | null;
  status: GameStatus;
  category: GameCategory;
  homeScore: number | null;
  awayScore: number | null;
  counts: boolean;
}

const game = (fields: Partial<Sketch>): Sketch => ({
  id: 1,
  dateTime: '2026-03-11T12:00:00.000Z',
  status: 'upcoming',
  category: 'regular',
  homeScore: null,
  awayScore: null,
  counts: true,
  ...fields,
});

describe('home side', () => {
  const patterns = defaultSettings.homeSidePatterns;
  it.each(['PV Blazers', 'Old Princeton', 'ResP Ladies'])('%s is the home side', (name) => {
    expect(isHomeSide(name, patterns)).toBe(true);
  });

  it('matches no other team, and none without patterns', () => {
    expect(isHomeSide('Riverside Rovers', patterns)).toBe(false);
    expect(isHomeSide('Respect FC', patterns)).toBe(false);
    expect(isHomeSide('PV Blazers', [])).toBe(false);
  });
});

describe('next game', () => {
  it('is the earliest upcoming one that starts after now', () => {
    const starting = game({ id: 1, dateTime: now.toISOString() });
    const soon = game({ id: 2, dateTime: '2026-03-10T12:00:00.001Z' });
    const later = game({ id: 3 });
    const postponed = game({ id: 4, dateTime: '2026-03-10T13:00:00.000Z', status: 'postponed' });
    expect(nextGame([later, postponed, soon, starting], now)).toBe(soon);
    expect(nextGame([starting, postponed], now)).toBeUndefined();
  });

  it('is the one entered first, of two at the same moment', () => {
    expect(nextGame([game({ id: 9 }), game({ id: 3 })], now)?.id).toBe(3);
  });
});

it('takes the newest completed game with both scores as the most recent', () => {
  const played = game({ id: 1, dateTime: '2026-03-01T12:00:00.000Z', status: 'completed', homeScore: 0, awayScore: 0 });
  const halfKnown = game({ id: 2, dateTime: '2026-03-02T12:00:00.000Z', status: 'completed', homeScore: 3 });
  const live = game({ id: 3, dateTime: '2026-03-03T12:00:00.000Z', status: 'live', homeScore: 1, awayScore: 2 });
  expect(mostRecentGame([halfKnown, live, played], now)).toBe(played);
  expect(mostRecentGame([halfKnown, live], now)).toBeUndefined();
  expect(mostRecentGame([{ ...played, counts: false }], now)).toBeUndefined();
  const early = { ...played, id: 9, dateTime: '2026-03-10T12:00:00.001Z' };
  expect(mostRecentGame([early, played], now)).toBe(played);
  expect(mostRecentGame([{ ...early, dateTime: now.toISOString() }, played], now)?.id).toBe(9);
});

it.each([
  ['PV Blazers', 70, 69, 'Rovers', 'Victory!'],
  ['PV Blazers', 69, 70, 'Rovers', 'Defeat'],
  ['PV Blazers', 70, 70, 'Rovers', 'Defeat'],
  ['Rovers', 69, 70, 'ResP', 'Victory!'],
  ['Rovers', 70, 69, 'ResP', 'Defeat'],
  ['Rovers', 70, 69, 'Lions', 'Final'],
  ['PV Blazers', 1, 2, 'PV Comets', 'Victory!'],
])('%s %i:%i %s is %s', (home, homeScore, awayScore, away, label) => {
  const played = { homeTeam: { name: home }, awayTeam: { name: away }, homeScore, awayScore, ...noPens, counts: true };
  expect(resultLabel(played, defaultSettings)).toBe(label);
  expect(resultLabel({ ...played, counts: false }, defaultSettings)).toBe('Final');
});

it.each([
  ['PV Blazers', 4, 2, 'Rovers', 'Victory!'],
  ['PV Blazers', 2, 4, 'Rovers', 'Defeat'],
  ['Rovers', 2, 4, 'ResP', 'Victory!'],
  ['Rovers', 2, 4, 'Lions', 'Final'],
])('%s 1:1, %i:%i in the shoot-out, %s is %s', (home, homeShootout, awayShootout, away, label) => {
  const shootout = { homeScore: 1, awayScore: 1, homeShootout, awayShootout, counts: true };
  const played = { homeTeam: { name: home }, awayTeam: { name: away }, ...shootout };
  expect(resultLabel(played, defaultSettings)).toBe(label);
});

describe('a game without a day', () => {
  const open = game({ id: 1, dateTime: null, category: 'league' });
  const dated = game({ id: 2, category: 'league', dateTime: '2100-12-31T23:59:00.000Z' });

  it('comes last among those to come, is not the next one, and takes RSVPs', () => {
    expect(sections([open, dated], 'All Games', now)[0]?.games).toEqual([dated, open]);
    expect(nextGame([open], now)).toBeUndefined();
    expect(whyNoRsvps(open, now)).toBeNull();
    expect(isResultMissing(open, now)).toBe(false);
    expect(isCalledOffAndPast({ ...open, status: 'cancelled' }, now)).toBe(false);
  });

  it('is one that nobody has begun to play', () => {
    expect(mayLackDay(open)).toBe(true);
    expect(mayLackDay({ ...open, status: 'postponed' })).toBe(true);
    expect(mayLackDay({ ...open, homeScore: 0 })).toBe(false);
    expect(mayLackDay({ ...open, status: 'live' })).toBe(false);
    expect(mayLackDay({ ...open, status: 'completed' })).toBe(false);
  });
});

describe('sections', () => {
  const all = [
    game({ id: 1, category: 'league', dateTime: '2026-03-12T10:00:00.000Z' }),
    game({ id: 2, category: 'regular', dateTime: '2026-03-11T10:00:00.000Z', status: 'live' }),
    game({ id: 3, category: 'tournament', status: 'postponed' }),
    game({ id: 4, category: 'playoff', status: 'cancelled', dateTime: '2026-03-01T10:00:00.000Z' }),
    game({ id: 5, category: 'friendly' }),
    game({ id: 6, category: 'exhibition' }),
    game({ id: 7, category: 'friendly', status: 'completed', dateTime: '2026-03-01T10:00:00.000Z' }),
    game({ id: 8, category: 'league', status: 'completed', dateTime: '2026-03-05T10:00:00.000Z' }),
  ];
  const shown = (pill: Parameters<typeof sections>[1]) =>
    sections(all, pill, now).map(({ title, games }) => [title, ...games.map(({ id }) => id)]);

  it('shows all games that are not completed under All Games: soonest first, then past cancelled ones, then postponed ones', () => {
    expect(shown('All Games')).toEqual([
      ['League Games', 2, 1],
      ['Tournament Games', 4, 3],
      ['Friendly Games', 5],
      ['Exhibition Games', 6],
    ]);
  });

  it('shows games whose result is missing after those to come, and never as the next game', () => {
    const missing = game({ id: 9, category: 'league', dateTime: '2026-03-10T08:59:59.999Z' });
    const justOver = game({ id: 10, category: 'league', dateTime: '2026-03-10T09:00:00.000Z' });
    const off = game({ id: 11, category: 'league', dateTime: '2026-03-01T09:00:00.000Z', status: 'cancelled' });
    expect(sections([off, missing, justOver, ...all], 'All Games', now)[0]?.games.map(({ id }) => id)).toEqual([
      10, 2, 1, 9, 11,
    ]);
    expect(nextGame([missing, justOver], now)).toBeUndefined();
  });

  it('shows one section under the other pills, completed games latest first', () => {
    expect(shown('Friendly')).toEqual([['Friendly Games', 5]]);
    expect(shown('Tournament')).toEqual([['Tournament Games', 4, 3]]);
    expect(shown('Completed')).toEqual([['Completed Games', 8, 7]]);
  });

  it('shows no empty section', () => {
    expect(sections([], 'All Games', now)).toEqual([]);
    expect(sections([], 'Completed', now)).toEqual([]);
  });
});

it.each([
  ['upcoming', '2026-03-10T08:59:59.999Z', true],
  ['upcoming', '2026-03-10T09:00:00.000Z', false],
  ['upcoming', '2026-03-11T12:00:00.000Z', false],
  ['completed', '2026-03-01T12:00:00.000Z', false],
  ['live', '2026-03-01T12:00:00.000Z', false],
  ['cancelled', '2026-03-01T12:00:00.000Z', false],
  ['postponed', '2026-03-01T12:00:00.000Z', false],
] as const)('the result of a game that is %s and began at %s is missing: %s', (status, dateTime, expected) => {
  expect(isResultMissing({ status, dateTime }, now)).toBe(expected);
});

it('becomes missing on the quarter hour, so that its badge, the list and the count agree', () => {
  const game = { status: 'upcoming', dateTime: '2026-03-10T09:00:00.000Z' } as const;
  expect(isResultMissing(game, new Date('2026-03-10T12:14:59.999Z'))).toBe(false);
  expect(isResultMissing(game, new Date('2026-03-10T12:15:00.000Z'))).toBe(true);
});

describe('a game that was called off', () => {
  const noon = new Date(2026, 2, 10, 12);
  const off = (at: Date, status: GameStatus = 'cancelled') => ({ status, dateTime: at.toISOString() });

  it('is past once its day is over in the time zone of the reader', () => {
    expect(isCalledOffAndPast(off(new Date(2026, 2, 9, 23, 59, 59, 999)), noon)).toBe(true);
    expect(isCalledOffAndPast(off(new Date(2026, 2, 10, 0, 0)), noon)).toBe(false);
    expect(isCalledOffAndPast(off(new Date(2026, 2, 10, 9)), new Date(2026, 2, 10, 23, 59, 59, 999))).toBe(false);
    expect(isCalledOffAndPast(off(new Date(2026, 2, 10, 9)), new Date(2026, 2, 11, 0, 0))).toBe(true);
  });

  it('may be cancelled or postponed', () => {
    const yesterday = new Date(2026, 2, 9);
    expect(statuses.filter((status) => isCalledOffAndPast(off(yesterday, status), noon))).toEqual([
      'cancelled',
      'postponed',
    ]);
  });

  it('comes after all games to come in its section, followed by postponed games', () => {
    const past = (id: number, day: number, status: GameStatus) =>
      game({ id, status, dateTime: new Date(2026, 2, day, 18).toISOString() });
    const games = [
      past(1, 2, 'cancelled'),
      past(2, 5, 'postponed'),
      past(3, 9, 'upcoming'),
      past(4, 10, 'cancelled'),
      past(5, 12, 'upcoming'),
      past(6, 11, 'postponed'),
    ];
    expect(sections(games, 'All Games', noon)[0]?.games.map(({ id }) => id)).toEqual([4, 5, 3, 1, 2, 6]);
  });
});

it.each([
  ['2026-03-10T12:59:59.999Z', '59 min to go'],
  ['2026-03-10T12:00:59.999Z', '0 min to go'],
  ['2026-03-10T13:00:00.000Z', '0d 1h to go'],
  ['2026-03-11T11:59:00.000Z', '0d 23h to go'],
  ['2026-03-11T12:00:00.000Z', '1d 0h to go'],
  ['2026-03-20T15:30:00.000Z', '10d 3h to go'],
  ['2026-03-10T11:00:00.000Z', '0 min to go'],
])('counts down to %s as %s', (dateTime, text) => {
  expect(countdownText(dateTime, now)).toBe(text);
});

describe('status', () => {
  it('is completed once an upcoming game has both scores', () => {
    expect(deriveStatus(game({ homeScore: 0, awayScore: 0 }))).toBe('completed');
    expect(deriveStatus(game({ homeScore: 0 }))).toBe('upcoming');
    expect(deriveStatus(game({ status: 'live', homeScore: 1, awayScore: 2 }))).toBe('live');
    expect(deriveStatus(game({ status: 'cancelled', homeScore: 1, awayScore: 2 }))).toBe('cancelled');
  });

  it('may change freely, but a completed game is upcoming again only without its scores', () => {
    for (const from of statuses) for (const to of statuses) expect(mayBecome(from, game({ status: to }))).toBe(true);
    expect(mayBecome('completed', game({ homeScore: 1, awayScore: 2 }))).toBe(false);
    expect(mayBecome('live', game({ homeScore: 1, awayScore: 2 }))).toBe(true);
  });

  it('lets only games that have not started be postponed or cancelled together with others', () => {
    for (const status of ['upcoming', 'postponed', 'cancelled'] as const)
      expect(isPlanned(game({ status }))).toBe(true);
    for (const status of ['live', 'completed'] as const) expect(isPlanned(game({ status }))).toBe(false);
    expect(isPlanned(game({ status: 'postponed', homeScore: 0 }))).toBe(false);
  });

  it('has a badge tone', () => {
    expect(statuses.map(badgeTone)).toEqual(['blue', 'red', 'green', 'grey', 'grey']);
  });

  it('takes RSVPs until the start', () => {
    expect(whyNoRsvps(game({}), now)).toBe(null);
    expect(whyNoRsvps(game({ dateTime: now.toISOString() }), now)).toBe('This game has already started');
    expect(whyNoRsvps(game({ status: 'live' }), now)).toBe('You can only RSVP to an upcoming game');
  });
});

it.each([
  ['Thandi', true],
  ['  Thandi  ', true],
  ['x'.repeat(20), true],
  ['x'.repeat(21), false],
  ['🏀'.repeat(20), true],
  ['🏀'.repeat(21), false],
  ['e\u0301'.repeat(20), true],
  ['', false],
  ['   ', false],
  ['\u200b\u200d', false],
  ['\u2066\u2069', false],
  ['\u3164', false],
  ['\u2800', false],
  ['\u0301', false],
  ['Than\ndi', false],
])('takes %j as an RSVP name: %s', (typed, accepted) => {
  expect(isRsvpName(typed)).toBe(accepted);
});
