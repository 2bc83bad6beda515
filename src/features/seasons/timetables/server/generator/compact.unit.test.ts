import { describe, expect, it } from 'vitest';
import type { TimetableGame, TimetableQuestion } from '../../contract.ts';
import { gamesOf } from '../../format-rules.ts';
import { generate } from './generate.ts';

/** As many evenings as rounds, and as many places on each as games in a round. */
function compactLeague(sides: number, meetings: number): TimetableQuestion {
  const teams = Array.from({ length: sides }, (_, at) => `t${at}`);
  const games = gamesOf({ kind: 'roundRobin', meetings }, { competition: 'c', teams, minutes: 40 });
  const rounds = new Set(games.map(({ stage }) => stage)).size;
  const days = Array.from({ length: rounds }, (_, week) =>
    new Date(Date.UTC(2027, 1, 2) + week * 7 * 86_400_000).toISOString().slice(0, 10),
  );
  const starts = Array.from({ length: sides / 2 }, (_, at) => `${16 + at}:00`.slice(0, 5));
  return {
    name: 'Compact',
    firstDay: days[0] ?? '',
    lastDay: days.at(-1) ?? '',
    teams: teams.map((id) => ({ id, name: id, absences: [] })),
    courts: [{ id: 'k', venue: 'Hall', name: '1' }],
    slots: days.flatMap((day) => starts.map((from) => ({ court: 'k', day, from, minutes: 40 }))),
    competitions: [
      {
        ...{ id: 'c', name: 'League', restDays: 1, gamesPerDay: 1, gamesPerWeek: null },
        ...{ daysBetweenReturns: 0, breakMinutes: 0 },
      },
    ],
    games,
    ...{ windows: [], together: [], busy: [], daysOff: [] },
  };
}

const teamsOf = ({ home, away }: TimetableGame) => [home, away].map((side) => ('team' in side ? side.team : ''));

/** How often a team plays at home, or away, twice in a row. */
function countBreaks(games: readonly TimetableGame[], dayOf: ReadonlyMap<string, string>): number {
  const inOrder = games.toSorted((a, b) => ((dayOf.get(a.id) ?? '') < (dayOf.get(b.id) ?? '') ? -1 : 1));
  const last = new Map<string, number>();
  let breaks = 0;
  for (const game of inOrder) {
    for (const [side, team] of teamsOf(game).entries()) {
      if (last.get(team) === side) breaks += 1;
      last.set(team, side);
    }
  }
  return breaks;
}

describe('a compact league', () => {
  it.each([4, 6, 8, 10])('of %i sides plays each round on one evening, with the fewest breaks', (sides) => {
    const asked = compactLeague(sides, 1);
    const plan = generate(asked, { rounds: 200 });
    expect(plan.unplaced).toEqual([]);
    const dayOf = new Map(plan.placements.map(({ game, slot }) => [game, slot.day]));
    const rounds = Map.groupBy(asked.games, ({ stage }) => stage);
    expect([...rounds.values()].map((games) => new Set(games.map(({ id }) => dayOf.get(id))).size)).toEqual(
      [...rounds].map(() => 1),
    );
    expect(countBreaks(asked.games, dayOf)).toBe(sides - 2);
  });

  it('that meets twice does so, too', () => {
    const asked = compactLeague(8, 2);
    const plan = generate(asked, { rounds: 200 });
    expect(plan.unplaced).toEqual([]);
    const dayOf = new Map(plan.placements.map(({ game, slot }) => [game, slot.day]));
    const rounds = Map.groupBy(asked.games, ({ stage }) => stage);
    for (const games of rounds.values()) expect(new Set(games.map(({ id }) => dayOf.get(id))).size).toBe(1);
  });
});
