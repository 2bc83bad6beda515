import { describe, expect, test } from 'vitest';
import { indexPlan } from './check-index-rules.ts';
import { checkMove, checkPlan } from './check-rules.ts';
import type { Placement, PlanFault, TimetableGame, TimetableQuestion } from './contract.ts';

const competition = {
  id: 'league',
  name: 'League',
  restDays: 1,
  gamesPerDay: 1,
  gamesPerWeek: 2,
  daysBetweenReturns: 6,
  breakMinutes: 0,
};
const team = (id: string) => ({ id, name: id, absences: [] });
const game = (id: string, home: string, away: string, more: Partial<TimetableGame> = {}): TimetableGame => ({
  id,
  competition: 'league',
  home: { team: home },
  away: { team: away },
  group: null,
  round: null,
  stage: 1,
  minutes: 30,
  ...more,
});

// Monday to Sunday, three weeks.
const days = Array.from({ length: 21 }, (_, day) => new Date(Date.UTC(2026, 10, 30 + day)).toISOString().slice(0, 10));
const day = (index: number): string => days[index] ?? '';
const slot = (court: string, on: number, from = '10:00', minutes = 30) => ({ court, day: day(on), from, minutes });

const question: TimetableQuestion = {
  name: 'A season',
  firstDay: day(0),
  lastDay: day(20),
  teams: ['Ants', 'Bees', 'Cats', 'Dogs', 'Eels'].map(team),
  courts: [
    { id: 'A1', venue: 'Hall A', name: 'court 1' },
    { id: 'A2', venue: 'Hall A', name: 'court 2' },
  ],
  slots: days.flatMap((_, on) => ['A1', 'A2'].flatMap((court) => [slot(court, on, '10:00', 120)])),
  competitions: [competition],
  games: [
    game('ab', 'Ants', 'Bees'),
    game('cd', 'Cats', 'Dogs'),
    game('ae', 'Ants', 'Eels'),
    game('ba', 'Bees', 'Ants'),
    {
      ...game('final', 'Ants', 'Ants', { stage: 2 }),
      home: { winnerOf: 'ab' },
      away: { winnerOf: 'cd' },
      round: 'Final',
    },
  ],
  windows: [],
  together: [],
  busy: [],
  daysOff: [],
};

const good: Placement[] = [
  { game: 'ab', slot: slot('A1', 0) },
  { game: 'cd', slot: slot('A2', 0) },
  { game: 'ae', slot: slot('A1', 2) },
  { game: 'ba', slot: slot('A1', 7) },
  { game: 'final', slot: slot('A1', 9) },
];

const moved = (id: string, to: Placement['slot']): Placement[] =>
  good.map((one) => (one.game === id ? { game: id, slot: to } : one));

interface Planted {
  kind: PlanFault['kind'];
  ask?: Partial<TimetableQuestion>;
  plan?: Placement[];
  games: string[];
  text: string;
  isSoft?: true;
}

const withGames = (change: Partial<TimetableGame>, id: string) =>
  question.games.map((one) => (one.id === id ? { ...one, ...change } : one));
const withRules = (change: Partial<typeof competition>) => [{ ...competition, ...change }];
const withTeam = (id: string, change: object) =>
  question.teams.map((one) => (one.id === id ? { ...one, ...change } : one));
const window = { teams: [], side: 'home' as const, days: 10, most: 1, penalty: 1, isHard: true };
const asks = { ab: 'Ants v Bees, Mon 30 Nov 2026, 10:00: ', ae: 'Ants v Eels, Wed 2 Dec 2026, 10:00: ' };

const planted: Record<string, Planted> = {
  'two games on a court overlap in part': {
    kind: 'court',
    plan: moved('cd', slot('A1', 0, '10:15')),
    games: ['cd', 'ab'],
    text: 'Cats v Dogs, Mon 30 Nov 2026, 10:15: Hall A, court 1 is taken 10:00–10:30: Ants v Bees',
  },
  'a court is taken by a game of others': {
    kind: 'court',
    ask: { busy: [{ ...slot('A1', 0, '10:29'), teams: [], title: 'Training' }] },
    games: ['ab'],
    text: `${asks.ab}Hall A, court 1 is taken 10:29–10:59: Training`,
  },
  'a team plays twice at a time': {
    kind: 'team',
    plan: moved('ae', slot('A2', 0, '10:15')).map((one) =>
      one.game === 'cd' ? { game: 'cd', slot: slot('A2', 3) } : one,
    ),
    games: ['ae', 'ab'],
    text: 'Ants v Eels, Mon 30 Nov 2026, 10:15: Ants already play 10:00–10:30: Ants v Bees',
  },
  'a team has a game of others': {
    kind: 'team',
    ask: { busy: [{ ...slot('A1', 0, '10:15'), court: null, teams: ['Bees'], title: 'Bees v Owls' }] },
    games: ['ab'],
    text: `${asks.ab}Bees already play 10:15–10:45: Bees v Owls`,
  },
  'a team has no rest': {
    kind: 'rest',
    plan: moved('ae', slot('A1', 1)),
    games: ['ae', 'ab'],
    text: 'Ants v Eels, Tue 1 Dec 2026, 10:00: Ants rest 1 day between games, and play on Mon 30 Nov 2026: Ants v Bees',
  },
  'a team has no break on a day': {
    kind: 'rest',
    ask: { competitions: withRules({ restDays: 0, gamesPerDay: 2, breakMinutes: 15 }) },
    plan: moved('ae', slot('A1', 0, '10:40')),
    games: ['ae', 'ab'],
    text: 'Ants v Eels, Mon 30 Nov 2026, 10:40: Ants have a break of 15 minutes, and play 10:00–10:30: Ants v Bees',
  },
  'a team plays too often on a day': {
    kind: 'perDay',
    ask: { competitions: withRules({ restDays: 0 }) },
    plan: moved('ae', slot('A1', 0, '11:00')),
    games: ['ae', 'ab'],
    text: 'Ants v Eels, Mon 30 Nov 2026, 11:00: Ants would have 2 games on Mon 30 Nov 2026: at most 1',
  },
  'a team plays too often in a week': {
    kind: 'perWeek',
    ask: { competitions: withRules({ gamesPerWeek: 1 }) },
    games: ['ae', 'ab'],
    text: `${asks.ae}Ants would have 2 games in the week of Wed 2 Dec 2026: at most 1`,
  },
  'a return comes too soon': {
    kind: 'returns',
    ask: { competitions: withRules({ daysBetweenReturns: 7 }) },
    games: ['ba', 'ab'],
    text: 'Bees v Ants, Mon 7 Dec 2026, 10:00: There must be 7 days between it and Ants v Bees on Mon 30 Nov 2026',
  },
  'a final comes before its semi-final': {
    kind: 'order',
    plan: moved('cd', slot('A2', 14)),
    games: ['final', 'cd'],
    text: 'League, Final, Wed 9 Dec 2026, 10:00: It must come after Cats v Dogs, Mon 14 Dec 2026, 10:00',
  },
  'a game comes before one that it must follow': {
    kind: 'order',
    ask: { games: withGames({ after: ['ae'] }, 'ab') },
    games: ['ab', 'ae'],
    text: `${asks.ab}It must come after Ants v Eels, Wed 2 Dec 2026, 10:00`,
  },
  'a knock-out comes before its table is finished': {
    kind: 'order',
    ask: { games: withGames({ home: { place: 1, group: null } }, 'final') },
    plan: moved('ba', slot('A1', 14)),
    games: ['final', 'ba'],
    text: 'League, Final, Wed 9 Dec 2026, 10:00: It must come after Bees v Ants, Mon 14 Dec 2026, 10:00',
  },
  'a team is away for a part of the day': {
    kind: 'absence',
    ask: { teams: withTeam('Ants', { absences: [{ from: day(2), until: day(3), untilTime: '10:01' }] }) },
    games: ['ae'],
    text: `${asks.ae}Ants cannot play on Wed 2 Dec 2026 00:00–10:01`,
  },
  'a team has no hall': {
    kind: 'absence',
    ask: { teams: withTeam('Ants', { absences: [{ from: day(0), until: day(1), side: 'home' }] }) },
    games: ['ab'],
    text: `${asks.ab}Ants cannot play at home on Mon 30 Nov 2026`,
  },
  'a team plays too early': {
    kind: 'absence',
    ask: { teams: withTeam('Eels', { notBefore: '10:01' }) },
    games: ['ae'],
    text: `${asks.ae}Eels play from 10:01`,
  },
  'a team plays too late': {
    kind: 'absence',
    ask: { teams: withTeam('Eels', { notAfter: '10:29' }) },
    games: ['ae'],
    text: `${asks.ae}Eels play until 10:29`,
  },
  'a game goes on after its court closes': {
    kind: 'hours',
    plan: moved('ab', slot('A1', 0, '11:31')),
    games: ['ab'],
    text: 'Ants v Bees, Mon 30 Nov 2026, 11:31: Hall A, court 1 cannot be used 11:31–12:01 on Mon 30 Nov 2026',
  },
  'a game is on a day off': {
    kind: 'dayOff',
    ask: { daysOff: [{ from: day(1), until: day(2), reason: 'Exams' }] },
    games: ['ae'],
    text: `${asks.ae}Wed 2 Dec 2026 is a day off: Exams`,
  },
  'a game is outside of its days': {
    kind: 'between',
    ask: { games: withGames({ between: { from: day(3), until: day(4) } }, 'ae') },
    games: ['ae'],
    text: `${asks.ae}It is to be played Thu 3 Dec 2026 – Fri 4 Dec 2026`,
  },
  'a game is outside of the season': {
    kind: 'between',
    ask: { lastDay: day(8) },
    games: ['final'],
    text: 'League, Final, Wed 9 Dec 2026, 10:00: Wed 9 Dec 2026 is not in Mon 30 Nov 2026 – Tue 8 Dec 2026',
  },
  'two teams play at the same time': {
    kind: 'together',
    ask: { together: [{ teams: ['Ants', 'Dogs'], players: null }] },
    games: ['cd', 'ab'],
    text: 'Cats v Dogs, Mon 30 Nov 2026, 10:00: Dogs and Ants must not play at the same time: Ants v Bees, 10:00–10:30',
  },
  'two teams of one hall are at home at the same time': {
    kind: 'together',
    ask: { together: [{ teams: ['Ants', 'Cats'], players: null, side: 'home' }] },
    games: ['cd', 'ab'],
    text: 'Cats v Dogs, Mon 30 Nov 2026, 10:00: Cats and Ants must not play at the same time: Ants v Bees, 10:00–10:30',
  },
  'two teams share players': {
    kind: 'sharedPlayers',
    ask: { together: [{ teams: ['Dogs', 'Bees'], players: 1 }] },
    games: ['cd', 'ab'],
    text: 'Cats v Dogs, Mon 30 Nov 2026, 10:00: Dogs and Bees share 1 player: Ants v Bees, 10:00–10:30',
    isSoft: true,
  },
  'a team has too many home games in a window': {
    kind: 'window',
    ask: { windows: [window] },
    games: ['ae', 'ab'],
    text: `${asks.ae}Ants would have 2 home games in 10 days around Wed 2 Dec 2026: at most 1`,
  },
  'a team has more games in a window than is good': {
    kind: 'window',
    ask: { windows: [{ ...window, isHard: false, teams: ['Ants'] }] },
    games: ['ae', 'ab'],
    text: `${asks.ae}Ants would have 2 home games in 10 days around Wed 2 Dec 2026: at most 1`,
    isSoft: true,
  },
  'a game is on a court that is not for it': {
    kind: 'wrongCourt',
    ask: { games: withGames({ courts: ['A2'] }, 'ae') },
    games: ['ae'],
    text: `${asks.ae}It may not be played on Hall A, court 1`,
  },
  'a time is too short': {
    kind: 'tooShort',
    ask: { games: withGames({ minutes: 31 }, 'ae') },
    games: ['ae'],
    text: `${asks.ae}It takes 31 minutes, and its time is 30`,
  },
  'a game that stays has moved': {
    kind: 'fixed',
    ask: { games: withGames({ fixed: slot('A2', 2) }, 'ae') },
    games: ['ae'],
    text: `${asks.ae}It stays on Hall A, court 2, Wed 2 Dec 2026, 10:00`,
  },
  'a game has no place': {
    kind: 'unplaced',
    plan: good.filter((one) => one.game !== 'final'),
    games: ['final'],
    text: 'League, Final has no place',
    isSoft: true,
  },
  'a game is unknown': {
    kind: 'unknown',
    plan: [...good, { game: 'xy', slot: slot('A1', 12) }],
    games: ['xy'],
    text: 'There is no game xy',
  },
  'a game has two places': {
    kind: 'unknown',
    plan: [...good, { game: 'final', slot: slot('A1', 9) }],
    games: ['final'],
    text: 'Game final has two places',
  },
};

describe('a plan is checked', () => {
  test('nothing is wrong with a good plan', () => {
    expect(checkPlan(question, good)).toEqual([]);
  });

  test.each(Object.entries(planted))('%s', (_, { kind, ask, plan = good, games, text, isSoft = false }) => {
    expect(checkPlan({ ...question, ...ask }, plan)).toEqual([{ kind, isHard: !isSoft, games, text }]);
  });

  test('a court that nobody knows has no hours either', () => {
    const faults = checkPlan(question, moved('ae', slot('B9', 2)));
    expect(faults.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'unknown: There is no court B9',
      `hours: ${asks.ae}B9 cannot be used 10:00–10:30 on Wed 2 Dec 2026`,
    ]);
  });

  test('a game on a day off has that one fault, though no court is open then', () => {
    const daysOff = [{ from: day(2), until: day(2), reason: 'Exams' }];
    const slots = question.slots.filter((one) => one.day !== day(2));
    const faults = checkPlan({ ...question, slots, daysOff }, good);
    expect(faults.map(({ text }) => text)).toEqual([`${asks.ae}Wed 2 Dec 2026 is a day off: Exams`]);
  });

  test('games back to back do not overlap', () => {
    expect(checkPlan(question, moved('cd', slot('A1', 0, '10:30')))).toEqual([]);
  });

  test('a game that stays outside of all hours is nobody’s fault', () => {
    const early = slot('A1', 2, '08:00');
    const games = withGames({ fixed: early }, 'ae');
    expect(checkPlan({ ...question, games }, moved('ae', early))).toEqual([]);
  });

  test('a game past midnight overlaps with one of the next day', () => {
    const slots = [slot('A1', 0, '23:00', 90), slot('A1', 1, '00:00', 60), ...question.slots];
    const late = game('cd', 'Cats', 'Dogs', { minutes: 90 });
    const games = question.games.map((one) => (one.id === 'cd' ? late : one));
    const plan = moved('cd', slot('A1', 0, '23:00', 90)).map((one) =>
      one.game === 'ab' ? { game: 'ab', slot: slot('A1', 1, '00:15') } : one,
    );
    expect(checkPlan({ ...question, slots, games }, plan).filter(({ kind }) => kind === 'court')).toEqual([
      {
        kind: 'court',
        isHard: true,
        games: ['ab', 'cd'],
        text: 'Ants v Bees, Tue 1 Dec 2026, 00:15: Hall A, court 1 is taken 23:00–00:30: Cats v Dogs',
      },
    ]);
  });
});

describe('a move is checked', () => {
  test('where it stands, a game of a good plan has no fault', () => {
    const index = indexPlan(question, good);
    expect(good.flatMap((one) => checkMove(index, one))).toEqual([]);
  });

  test('a move names what it breaks with games before and after it', () => {
    const index = indexPlan(question, good);
    const faults = checkMove(index, { game: 'ab', slot: slot('A1', 8) });
    expect(faults.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'rest: Ants rest 1 day between games, and play on Mon 7 Dec 2026: Bees v Ants',
      'rest: Bees rest 1 day between games, and play on Mon 7 Dec 2026: Bees v Ants',
      'returns: There must be 6 days between it and Bees v Ants on Mon 7 Dec 2026',
      'order: It must come before League, Final, Wed 9 Dec 2026, 10:00',
    ]);
  });

  test('a game without a place is checked as if it had one', () => {
    const index = indexPlan(question, good.slice(1));
    expect(checkMove(index, { game: 'ab', slot: slot('A2', 0) }).map(({ kind }) => kind)).toEqual(['court']);
    expect(checkMove(index, { game: 'nobody', slot: slot('A2', 0) })).toEqual([]);
  });
});
