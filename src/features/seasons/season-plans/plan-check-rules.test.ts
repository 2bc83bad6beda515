import { describe, expect, it } from 'vitest';
import type { TimetableQuestion } from '#features/seasons/timetables/contract.ts';
import { type Spot, toMinutes } from './board-rules.ts';
import { freeSpots, spotsOnDay } from './free-place-rules.ts';
import { type CheckedGame, checkGames, faultsAt, faultsOfSwap, gamesPlayedDifference } from './plan-check-rules.ts';

const slot = (court: string, day: string, from: string) => ({ court, day, from, minutes: 30 });
const rules: TimetableQuestion = {
  ...{ name: 'Autumn', firstDay: '2027-02-01', lastDay: '2027-02-28' },
  teams: ['1', '2', '3', '4'].map((id) => ({ id, name: `Team ${id}`, absences: [] })),
  courts: [1, 2].map((court) => ({ id: `3:${court}`, venue: 'Hall', name: `Court ${court}` })),
  slots: ['2027-02-01', '2027-02-08', '2027-02-15'].flatMap((day) => [
    slot('3:1', day, '10:00'),
    slot('3:1', day, '10:30'),
    slot('3:2', day, '10:00'),
    slot('3:2', day, '10:30'),
  ]),
  competitions: [
    {
      ...{ id: 'a', name: 'League', restDays: 0, gamesPerDay: 1, gamesPerWeek: null },
      ...{ daysBetweenReturns: 0, breakMinutes: 0 },
    },
  ],
  ...{ games: [], windows: [], together: [], busy: [], daysOff: [] },
};
const spot = (day: string, from: string, court = 1): Spot => ({ day, start: toMinutes(from), venueId: 3, court });
const game = (key: string, home: number, away: number, at: Spot | null): CheckedGame => ({
  ...{ key, competition: 'a', home: { team: `${home}` }, away: { team: `${away}` } },
  ...{ homeTeamId: home, awayTeamId: away, group: null, round: null, stage: 1, minutes: 30, spot: at },
});

describe('a plan that is edited by hand', () => {
  const plan = checkGames(rules, [
    game('one', 1, 2, spot('2027-02-01', '10:00')),
    game('two', 3, 4, spot('2027-02-08', '10:00')),
    game('three', 1, 3, null),
  ]);

  it('refuses a game that overlaps another by a part only', () => {
    const faults = faultsAt(plan, { key: 'two', minutes: 30 }, spot('2027-02-01', '10:15'));
    expect(faults).toMatchObject([{ kind: 'court', isHard: true }]);
    expect(faultsAt(plan, { key: 'two', minutes: 30 }, spot('2027-02-01', '10:30'))).toEqual([]);
  });

  it('offers places in weeks in which the teams play least first, and none that is refused', () => {
    const spots = freeSpots(plan, { key: 'three', minutes: 30 }).map((free) => free.spot);
    expect(spots).toHaveLength(4);
    expect(spots[0]).toEqual(spot('2027-02-15', '10:00'));
    expect(freeSpots(plan, { key: 'three', minutes: 45 })).toEqual([]);
  });

  it('moves the games of a day to the same courts and times of another, or to what is free there', () => {
    const on = (day: string, one: Spot | null = spot(day, '10:30')) =>
      checkGames(rules, [
        game('one', 1, 2, spot('2027-02-01', '10:00')),
        game('two', 3, 4, spot('2027-02-01', '10:30')),
        game('three', 5, 6, one),
      ]);
    const to = (checked: ReturnType<typeof on>, day: string) =>
      [...spotsOnDay(checked, ['one', 'two'], day)].map(([key, free]) => [key, free.spot]);
    expect(to(on('2027-02-08', null), '2027-02-08')).toEqual([
      ['one', spot('2027-02-08', '10:00')],
      ['two', spot('2027-02-08', '10:30')],
    ]);
    expect(to(on('2027-02-08'), '2027-02-08')).toEqual([
      ['one', spot('2027-02-08', '10:00')],
      ['two', spot('2027-02-08', '10:00', 2)],
    ]);
    expect(to(on('2027-02-08'), '2027-02-09')).toEqual([]);
  });

  it('swaps two games as if both were gone before', () => {
    expect(faultsOfSwap(plan, 'one', 'two')).toEqual([]);
    expect(faultsOfSwap(plan, 'one', 'three')).toEqual([]);
  });

  it('has nothing hard against games without a venue, also at one time, and says it', () => {
    const elsewhere = { ...spot('2027-02-01', '10:00'), venueId: null, court: null };
    const { faults } = checkGames(rules, [game('one', 1, 2, elsewhere), game('two', 3, 4, elsewhere)]);
    expect(faults.map(({ isHard, text }) => [isHard, text])).toEqual([
      [false, 'Team 1 v Team 2 has no venue yet'],
      [false, 'Team 3 v Team 4 has no venue yet'],
    ]);
    expect(faultsAt(plan, { key: 'two', minutes: 30 }, elsewhere)).toMatchObject([{ kind: 'hours', isHard: false }]);
    const { competition, home, away, group, round, stage, minutes } = game('one', 1, 2, null);
    const asked = { id: 'one', competition, home, away, group, round, stage, minutes, courts: ['3:1', '3:2'] };
    const onCourts = { ...rules, games: [asked] };
    const once = checkGames(onCourts, [game('one', 1, 2, elsewhere)]);
    expect(once.faults.map(({ text }) => text)).toEqual(['Team 1 v Team 2 has no venue yet']);
  });

  it('names a team that was deleted, and a court that the setup does not have', () => {
    const { faults } = checkGames(rules, [game('one', 1, 9, spot('2027-02-01', '10:00', 7))]);
    expect(faults.map(({ text }) => text)).toEqual([
      'Team 1 v Deleted team, Mon 1 Feb 2027, 10:00: A court outside the setup cannot be used 10:00–10:30 on Mon 1 Feb 2027',
    ]);
  });

  it('measures how far the games played of two teams are apart', () => {
    expect(gamesPlayedDifference(plan)).toBe(1);
    const twice = checkGames(rules, [
      game('one', 1, 2, spot('2027-02-01', '10:00')),
      game('two', 1, 3, spot('2027-02-08', '10:00')),
      game('three', 3, 4, spot('2027-02-15', '10:00')),
    ]);
    expect(gamesPlayedDifference(twice)).toBe(2);
    expect(gamesPlayedDifference(checkGames(rules, []))).toBe(0);
  });
});
