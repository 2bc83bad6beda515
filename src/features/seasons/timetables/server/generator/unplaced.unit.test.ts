import { describe, expect, it } from 'vitest';
import type { TimetableQuestion } from '../../contract.ts';
import { generate } from './generate.ts';

const names = ["O'Hara", 'Süd 2', '7th Floor', 'Kopano'];
const slot = (day: string, from = '18:00', minutes = 60) => ({ court: 'hall', day, from, minutes });
const game = (home: number, away: number, minutes = 60) => ({
  id: `${home}-${away}`,
  competition: 'c',
  home: { team: names[home] ?? '' },
  away: { team: names[away] ?? '' },
  group: null,
  round: null,
  stage: 1,
  minutes,
});

const question = (more: Partial<TimetableQuestion>): TimetableQuestion => ({
  name: 'Term 1',
  firstDay: '2026-02-02',
  lastDay: '2026-02-28',
  teams: names.map((id) => ({ id, name: id, absences: [] })),
  courts: [{ id: 'hall', venue: 'Hall', name: '' }],
  slots: [],
  competitions: [
    {
      id: 'c',
      name: 'Chess',
      restDays: 0,
      gamesPerDay: 1,
      gamesPerWeek: null,
      daysBetweenReturns: 0,
      breakMinutes: 0,
    },
  ],
  games: [],
  windows: [],
  together: [],
  busy: [],
  daysOff: [],
  ...more,
});

const unplacedIn = (asked: TimetableQuestion) => generate(asked, { rounds: 10 }).unplaced;
const all = [game(0, 1), game(2, 3), game(0, 2), game(1, 3)];

describe('a game without a place', () => {
  it('says how many evenings are missing, and with which games all would fit', () => {
    const asked = question({ slots: [slot('2026-02-03'), slot('2026-02-03', '19:00')], games: all });
    const expected = { reason: 'There are 2 slots for 4 games', help: '1 more evening, or 30-minute games' };
    expect(unplacedIn(asked)).toEqual([expect.objectContaining(expected), expect.objectContaining(expected)]);
    const longer = question({ slots: [...asked.slots, slot('2026-02-04'), slot('2026-02-04', '19:00')], games: all });
    expect(unplacedIn(longer)).toEqual([]);
  });

  it('says that no slot is long enough, and what would be', () => {
    const asked = question({ slots: [slot('2026-02-03')], games: [game(0, 1, 90)] });
    expect(unplacedIn(asked)).toEqual([
      { game: '0-1', reason: 'No slot is as long as its 90 minutes', help: 'Games of 60 minutes' },
    ]);
  });

  it('says whose wish is in the way, and giving it up is enough', () => {
    const late = { id: "O'Hara", name: "O'Hara", absences: [], notBefore: '20:00' };
    const asked = question({ slots: [slot('2026-02-03')], games: [game(0, 1)] });
    const [others] = [asked.teams.slice(1)];
    expect(unplacedIn({ ...asked, teams: [late, ...others] })).toEqual([
      {
        game: '0-1',
        reason: "The only slot that is free cannot be used: it is outside the hours of O'Hara (1)",
        help: "With other hours for O'Hara, it could be played Tue 3 Feb 2026, 18:00",
      },
    ]);
    expect(unplacedIn(asked)).toEqual([]);
  });

  it('says which rest is in the way', () => {
    const asked = question({ slots: [slot('2026-02-03'), slot('2026-02-04')], games: [game(0, 1), game(0, 2)] });
    const [rule] = asked.competitions;
    const rested = { ...asked, competitions: rule ? [{ ...rule, restDays: 1 }] : [] };
    expect(unplacedIn(rested)[0]?.help).toMatch(/^With less rest for O'Hara, it could be played/);
    expect(unplacedIn(asked)).toEqual([]);
  });

  it('says that its own days have no slot', () => {
    const own = { ...game(0, 1), between: { from: '2026-02-09', until: '2026-02-15' } };
    expect(unplacedIn(question({ slots: [slot('2026-02-03')], games: [own] }))).toEqual([
      {
        game: '0-1',
        reason: 'There is no slot from Mon 9 Feb 2026 to Sun 15 Feb 2026, where it has to be',
        help: 'Other days for it',
      },
    ]);
  });

  it('names the wish that asks for those days, and what is on them', () => {
    const wish = 'meet in week 2';
    const own = { ...game(0, 1), between: { from: '2026-02-09', until: '2026-02-15', wish } };
    const daysOff = [
      { from: '2026-02-09', until: '2026-02-15', reason: 'Test week' },
      { from: '2026-02-16', until: '2026-02-16', reason: 'Sports day' },
    ];
    expect(unplacedIn(question({ slots: [slot('2026-02-03')], games: [own], daysOff }))).toEqual([
      {
        game: '0-1',
        reason:
          'There is no slot from Mon 9 Feb 2026 to Sun 15 Feb 2026, where the wish “meet in week 2” puts it. Off then: Test week',
        help: 'Other days for it, or fewer days off',
      },
    ]);
  });
});
