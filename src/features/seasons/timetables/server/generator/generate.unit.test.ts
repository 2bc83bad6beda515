import { describe, expect, it } from 'vitest';
import type { TimetableGame, TimetableQuestion } from '../../contract.ts';
import { makeAmateurLeague } from '../../testing/amateur-league.ts';
import { generate } from './generate.ts';

const competition = {
  id: 'c',
  name: 'Netball',
  restDays: 1,
  gamesPerDay: 1,
  gamesPerWeek: null,
  daysBetweenReturns: 0,
  breakMinutes: 0,
};

const game = (id: string, home: string, away: string, more: Partial<TimetableGame> = {}): TimetableGame => ({
  id,
  competition: 'c',
  home: { team: home },
  away: { team: away },
  group: null,
  round: null,
  stage: 1,
  minutes: 60,
  ...more,
});

const slot = (day: string, from: string, court = 'hall', minutes = 60) => ({ court, day, from, minutes });

const question = (more: Partial<TimetableQuestion>): TimetableQuestion => ({
  name: 'Term 1',
  firstDay: '2026-02-02',
  lastDay: '2026-03-01',
  teams: ["O'Hara 1", 'Süd', '7th Floor', 'Kopano'].map((id) => ({ id, name: id, absences: [] })),
  courts: [{ id: 'hall', venue: 'Hall', name: 'Court 1' }],
  slots: [],
  competitions: [competition],
  games: [],
  windows: [],
  together: [],
  busy: [],
  daysOff: [],
  ...more,
});

const placesOf = (asked: TimetableQuestion) =>
  Object.fromEntries(
    generate(asked, { rounds: 20 }).placements.map(({ game: id, slot: { day, from } }) => [id, `${day} ${from}`]),
  );

describe('a generated timetable', () => {
  it('keeps off a court and a team that a game of the day before takes past midnight', () => {
    const late = { court: 'hall', day: '2026-02-02', from: '23:30', minutes: 90, teams: ['Kopano'], title: 'Final' };
    const early = (court: string) => slot('2026-02-03', '00:00', court);
    const asked = (home: string) =>
      question({
        courts: ['hall', 'yard'].map((id) => ({ id, venue: id, name: '' })),
        slots: [early('hall'), early('yard')],
        games: [game('one', home, 'Süd')],
        busy: [late],
      });
    expect(generate(asked("O'Hara 1")).placements).toMatchObject([{ slot: { court: 'yard' } }]);
    expect(generate(asked('Kopano')).placements).toEqual([]);
  });

  it('takes a village of very many courts', () => {
    const courts = Array.from({ length: 130_000 }, (_, at) => `hall ${at}`);
    const plan = generate(
      question({
        courts: courts.map((id) => ({ id, venue: id, name: '' })),
        slots: courts.map((id) => slot('2026-02-02', '18:00', id)),
        games: [game('one', "O'Hara 1", 'Süd')],
      }),
    );
    expect(plan.placements).toHaveLength(1);
  });

  it('uses one of two slots that overlap on a court only partly', () => {
    const asked = question({
      slots: [slot('2026-02-03', '10:00'), slot('2026-02-03', '10:45')],
      games: [game('a', "O'Hara 1", 'Süd'), game('b', '7th Floor', 'Kopano')],
    });
    expect(generate(asked, { rounds: 5 }).measures.unplaced).toBe(1);
  });

  it('moves a game from where it stands if that has become too short for it', () => {
    const stands = slot('2026-02-03', '10:00', 'hall', 30);
    const asked = question({
      slots: [stands, slot('2026-02-05', '18:00')],
      games: [game('a', "O'Hara 1", 'Süd')],
      current: [{ game: 'a', slot: stands }],
    });
    expect(placesOf(asked)).toEqual({ a: '2026-02-05 18:00' });
  });

  it('keeps the days of rest, and what a team says about its days and times', () => {
    const [first, ...others] = question({}).teams;
    const asked = question({
      teams: [
        {
          id: "O'Hara 1",
          name: "O'Hara 1",
          absences: [{ from: '2026-02-05', until: '2026-02-05' }],
          notBefore: '18:00',
        },
        ...others.filter(({ id }) => id !== first?.id),
      ],
      slots: ['2026-02-03', '2026-02-04', '2026-02-05', '2026-02-06'].flatMap((day) => [
        slot(day, '17:00'),
        slot(day, '18:00'),
      ]),
      games: [game('a', "O'Hara 1", 'Süd'), game('b', "O'Hara 1", 'Kopano')],
    });
    const { a, b } = placesOf(asked);
    expect([a, b].sort()).toEqual(['2026-02-03 18:00', '2026-02-06 18:00'].sort());
  });

  it('plays a final after its semi-finals, with the days of rest between', () => {
    const asked = question({
      slots: ['2026-02-03', '2026-02-04', '2026-02-05', '2026-02-06'].map((day) => slot(day, '18:00')),
      games: [
        game('final', "O'Hara 1", 'Süd', { home: { winnerOf: 's1' }, away: { winnerOf: 's2' }, stage: 2 }),
        game('s1', "O'Hara 1", 'Süd'),
        game('s2', '7th Floor', 'Kopano'),
      ],
    });
    const { s1, s2, final } = placesOf(asked);
    expect([s1, s2].sort()).toEqual(['2026-02-03 18:00', '2026-02-04 18:00']);
    expect(final).toBe('2026-02-06 18:00');
  });

  it('leaves a fixed game where it is, and everything else off days off and busy courts', () => {
    const asked = question({
      slots: [slot('2026-02-03', '18:00'), slot('2026-02-10', '18:00'), slot('2026-02-17', '18:00')],
      daysOff: [{ from: '2026-02-10', until: '2026-02-12', reason: 'Tests' }],
      busy: [{ ...slot('2026-02-03', '18:30'), teams: [], title: 'Dance' }],
      games: [game('a', "O'Hara 1", 'Süd', { fixed: slot('2026-02-24', '19:00') }), game('b', '7th Floor', 'Kopano')],
    });
    expect(placesOf(asked)).toEqual({ a: '2026-02-24 19:00', b: '2026-02-17 18:00' });
  });

  it('never plays two teams at the same time that must not be, and avoids it for shared players', () => {
    const pair = { teams: ["O'Hara 1", '7th Floor'] as [string, string] };
    const courts = [
      { id: 'hall', venue: 'Hall', name: 'Court 1' },
      { id: 'lawn', venue: 'Lawn', name: '' },
    ];
    const games = [game('a', "O'Hara 1", 'Süd'), game('b', '7th Floor', 'Kopano')];
    const slots = [slot('2026-02-03', '18:00'), slot('2026-02-03', '18:30', 'lawn')];
    const never = question({ courts, games, slots, together: [{ ...pair, players: null }] });
    expect(generate(never, { rounds: 5 }).measures.unplaced).toBe(1);
    const shared = question({ courts, games, slots, together: [{ ...pair, players: 3 }] });
    const { measures } = generate(shared, { rounds: 5 });
    expect([measures.unplaced, measures.sharedPlayerClashes]).toEqual([0, 1]);
  });

  it('starts where games stand, and moves only those that have to', () => {
    const slots = ['2026-02-03', '2026-02-05', '2026-02-10', '2026-02-12'].map((day) => slot(day, '18:00'));
    const games = [game('a', "O'Hara 1", 'Süd'), game('b', '7th Floor', 'Kopano'), game('c', 'Süd', 'Kopano')];
    const current = ['2026-02-12', '2026-02-05', '2026-02-10'].map((day, at) => ({
      game: games[at]?.id ?? '',
      slot: slot(day, '18:00'),
    }));
    const rained = question({
      slots: slots.filter(({ day }) => day !== '2026-02-05'),
      games,
      current,
      weights: { moved: 100 },
    });
    expect(placesOf(rained)).toEqual({ a: '2026-02-12 18:00', b: '2026-02-03 18:00', c: '2026-02-10 18:00' });
  });

  it('keeps all teams at the same pace', () => {
    const ids = Array.from({ length: 8 }, (_, at) => `Floor ${at}`);
    const slots = Array.from({ length: 28 }, (_, at) => `2026-02-${String(at + 1).padStart(2, '0')}`).flatMap((day) => [
      slot(day, '18:00'),
      slot(day, '19:00'),
    ]);
    const asked = question({
      firstDay: '2026-02-01',
      teams: ids.map((id) => ({ id, name: id, absences: [] })),
      slots,
      games: ids.flatMap((home, at) => ids.slice(at + 1).map((away) => game(`${home}-${away}`, home, away))),
    });
    const { measures } = generate(asked, { rounds: 400 });
    expect(measures.unplaced).toBe(0);
    expect(measures.gamesPlayedDifference).toBeLessThanOrEqual(2);
  });

  it('places an indoor league of 14 teams without a close game where its halls allow that', () => {
    const league = makeAmateurLeague({ seed: 14, teams: 14, days: 273, homeDays: [18, 22], absences: [5, 20] });
    const { measures } = generate(league, { rounds: 2500 });
    expect([measures.unplaced, measures.cost]).toEqual([0, 0]);
  });
});
