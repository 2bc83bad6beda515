import { join } from 'node:path';
import * as z from 'zod/mini';
import { getMonday, toDay } from '#demo/calendar.ts';
import { SportCell } from '#features/teams/sports/server/demo/sports.ts';
import { demoTeams } from '#features/teams/teams/server/demo/teams.ts';
import { readJson } from '#server/data-files.ts';
import { type PlanCompetition, PlayingTime, type SeasonSetup, type Wish } from '../../contract.ts';
import { addDays } from '../../setup-rules.ts';
import { publicHolidays } from '../days-off/public-holidays.ts';

/** The residence and the sport of a team, as its crest is called. */
const TeamCell = z.pipe(
  z.string(),
  z.transform((slug) => {
    const team = demoTeams.find((one) => one.slug === slug);
    if (!team) throw new RangeError(`No team of the demo village is called ${slug}`);
    return team.id;
  }),
);
const Pair = z.tuple([TeamCell, TeamCell]);

/** Weeks are counted from the season's first, which is 1. */
export const demoSeason = readJson(
  join(import.meta.dirname, 'season.json'),
  z.strictObject({
    ...{ name: z.string(), startsInWeeks: z.int(), weeks: z.int(), minutes: z.int() },
    testWeek: z.strictObject({ week: z.int(), reason: z.string() }),
    venues: z.array(z.strictObject({ venue: z.string(), times: z.array(PlayingTime) })),
    competitions: z.array(z.strictObject({ key: z.string(), name: z.string(), sport: SportCell, venue: z.string() })),
    notBefore: z.array(z.strictObject({ team: TeamCell, time: z.string() })),
    notTogether: z.array(Pair),
    derbies: z.array(z.strictObject({ teams: Pair, week: z.int() })),
    absent: z.array(z.strictObject({ team: TeamCell, week: z.int() })),
  }),
);

/** What the officers of the demo village answered: a season that begins some weeks after today. */
export function demoSetup(now: Date, venueIds: ReadonlyMap<string, number>): SeasonSetup {
  const { startsInWeeks, weeks, testWeek, venues } = demoSeason;
  const monday = new Date(getMonday(toDay(now)) * 86_400_000).toISOString().slice(0, 10);
  const firstDay = addDays(monday, startsInWeeks * 7);
  const lastDay = addDays(firstDay, weeks * 7 - 1);
  const weekOf = (week: number) => ({
    from: addDays(firstDay, (week - 1) * 7),
    until: addDays(firstDay, week * 7 - 1),
  });
  return {
    ...{ firstDay, lastDay },
    venues: venues.map(({ venue, times }) => ({ venueId: idOf(venueIds, venue), courts: 1, times })),
    daysOff: [...publicHolidays(firstDay, lastDay), { ...weekOf(testWeek.week), reason: testWeek.reason }].toSorted(
      (one, other) => (one.from < other.from ? -1 : 1),
    ),
    competitions: demoSeason.competitions.map((one) => competitionOf(one, venueIds)),
    wishes: [
      ...demoSeason.notBefore.map(({ team, time }): Wish => ({ kind: 'notBefore', teamId: team, time })),
      ...demoSeason.notTogether.map((teamIds): Wish => ({ kind: 'notTogether', teamIds })),
      ...demoSeason.derbies.map(({ teams, week }): Wish => ({ kind: 'derby', teamIds: teams, week })),
      ...demoSeason.absent.map(({ team, week }): Wish => ({ kind: 'absent', teamId: team, when: weekOf(week) })),
    ],
  };
}

function competitionOf(
  { key, name, sport, venue }: (typeof demoSeason.competitions)[number],
  venueIds: ReadonlyMap<string, number>,
): PlanCompetition {
  const entered = demoTeams.filter(({ sportId }) => sportId === sport);
  return {
    ...{ key, competitionId: null, sportId: sport, name, kind: 'league' },
    teamIds: entered.toSorted((one, other) => other.strength - one.strength).map(({ id }) => id),
    format: { kind: 'roundRobin', meetings: 2 },
    ...{ minutes: demoSeason.minutes, venueIds: [idOf(venueIds, venue)] },
    ...{ gamesPerWeek: 2, gamesPerDay: 1, restDays: 1, daysBetweenReturns: 14, firstDay: null, lastDay: null },
  };
}

function idOf(venueIds: ReadonlyMap<string, number>, name: string): number {
  const id = venueIds.get(name);
  if (id === undefined) throw new RangeError(`No venue of the demo village is called ${name}`);
  return id;
}
