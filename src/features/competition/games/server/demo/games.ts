import { join } from 'node:path';
import * as z from 'zod/mini';
import { type Day, getMonday, instantAt, minutesBefore, toDay, toYear, weekdays } from '#demo/calendar.ts';
import { findResidence, ResidenceCell } from '#demo/names.ts';
import { seededRandom } from '#demo/random.ts';
import { ForfeitNotice, type Result, ResultType } from '#features/competition/competitions/contract.ts';
import { categoryIn } from '#features/competition/competitions/rules.ts';
import { findDemoCompetition } from '#features/competition/competitions/server/demo/competitions.ts';
import { SportCell } from '#features/teams/sports/server/demo/sports.ts';
import { type DemoTeam, demoTeams } from '#features/teams/teams/server/demo/teams.ts';
import { NumberCell, readCsv, YesCell } from '#server/data-files.ts';
import { GameCategory } from '../../contract.ts';
import { type DemoGame, finalScore, type Score } from './scores.ts';
import { type Occasion, occasionDays, occasions, seasons } from './seasons.ts';

export const playedOut: Result = { resultType: null, resultAgainst: null, forfeitNotice: null, counts: true };

/** The games of a season that are not played to their end. */
const endings = readCsv(
  join(import.meta.dirname, 'endings.csv'),
  z.strictObject({
    sport: SportCell,
    home: ResidenceCell,
    away: ResidenceCell,
    homeScore: NumberCell,
    awayScore: NumberCell,
    resultType: ResultType,
    resultAgainst: z.exactOptional(z.enum(['home', 'away'])),
    forfeitNotice: z.exactOptional(ForfeitNotice),
    annulled: YesCell,
  }),
);

type Ended = Partial<Pick<DemoGame, 'homeScore' | 'awayScore'> & Result>;

export function pickEnding([home, away]: readonly [DemoTeam, DemoTeam]): Ended {
  const ending = endings.find(
    (one) => one.sport === home.sportId && one.home === home.residence && one.away === away.residence,
  );
  if (!ending) return {};
  const { sport: _, home: _home, away: _away, annulled, ...result } = ending;
  return { ...result, ...(annulled && { counts: false }) };
}

export const planDemoGames = (now: Date): DemoGame[] => numbered(planFixtures(now, String(toYear(now)), demoTeams));

/** Two games of the village's basketball team on fixed dates, because they have box scores. */
const withBoxScores: DemoGame[] = readCsv(
  join(import.meta.dirname, 'past-games.csv'),
  z.strictObject({
    id: NumberCell,
    away: ResidenceCell,
    dateTime: z.string(),
    category: GameCategory,
    homeScore: NumberCell,
    awayScore: NumberCell,
  }),
).map(({ away, ...game }) => ({
  ...game,
  sportId: 1,
  homeTeamId: basketballTeam('pv'),
  awayTeamId: basketballTeam(away),
  location: 'Village Court',
  status: 'completed',
  season: '2025',
  competitionId: null,
  ...playedOut,
  hasBoxScore: true,
}));

function basketballTeam(residence: string): number {
  const team = demoTeams.find((one) => one.sportId === 1 && one.residence === residence);
  if (!team) throw new Error(`No basketball team of ${residence}`);
  return team.id;
}

function numbered(fixtures: Fixture[]): DemoGame[] {
  const usedIds = new Set(withBoxScores.map(({ id }) => id));
  const inOrder = fixtures.map(inCompetition).toSorted((a, b) => (a.dateTime < b.dateTime ? -1 : 1));
  const free = Array.from({ length: inOrder.length + usedIds.size }, (_, at) => at + 1).filter(
    (id) => !usedIds.has(id),
  );
  const games = inOrder.map((fixture, at) => ({ id: free[at] ?? at, ...fixture }));
  return [...withBoxScores, ...games].toSorted((a, b) => a.id - b.id);
}

type Fixture = Omit<DemoGame, 'id'>;

/** Play-offs belong to the league; a game of no competition keeps its category. */
function inCompetition(fixture: Fixture): Fixture {
  const competition = findDemoCompetition(fixture.sportId, fixture.category);
  if (!competition) return fixture;
  return { ...fixture, competitionId: competition.id, category: categoryIn(competition.kind, fixture.category) };
}

function planFixtures(now: Date, season: string, teams: readonly DemoTeam[]): Fixture[] {
  return seasons.flatMap((plan) => {
    const sides = teams.filter((team) => team.sportId === plan.sport);
    return doubleRoundRobin(sides).flatMap(({ leg, pairings }, round) => {
      const category = leg === 1 ? plan.firstLeg : (plan.secondLeg[(round - 1) / 2] ?? 'regular');
      const week = plan.firstWeek + round * plan.weeksBetween;
      return pairings.map((pairing, index) => {
        const occasion = occasions.find((one) => isOf(one, pairing));
        if (occasion) return special(now, season, pairing, occasion);
        const { weekday, time } = plan.slots[index % plan.slots.length] ?? { weekday: 'Saturday', time: '10:00' };
        const day = getRoundDay(now, week) + weekdays.indexOf(weekday);
        return ordinary(season, pairing, category, { isPlayed: week < 0, day, time });
      });
    });
  });
}

const isOf = (occasion: Occasion, [home, away]: Pairing<DemoTeam>) =>
  occasion.sport === home.sportId && occasion.home === home.residence && occasion.away === away.residence;

function special(now: Date, season: string, pairing: Pairing<DemoTeam>, occasion: Occasion): Fixture {
  const { category, status, inDays, time, homeScore, awayScore } = occasion;
  const score = homeScore === undefined || awayScore === undefined ? undefined : ([homeScore, awayScore] as const);
  const dateTime = inDays === undefined ? minutesBefore(now, 40) : instantAt(toDay(now) + inDays, time);
  return { ...meeting(season, pairing), dateTime, category, status, ...scored(score) };
}

function ordinary(
  season: string,
  pairing: Pairing<DemoTeam>,
  category: GameCategory,
  { isPlayed, day, time }: { isPlayed: boolean; day: Day; time: string },
): Fixture {
  return {
    ...meeting(season, pairing),
    dateTime: instantAt(day, time),
    category,
    status: isPlayed ? 'completed' : 'upcoming',
    ...scored(isPlayed ? drawScore(pairing) : undefined),
    ...(isPlayed ? pickEnding(pairing) : {}),
  };
}

function drawScore([home, away]: Pairing<DemoTeam>): Score {
  const random = seededRandom(`score ${home.slug} ${away.slug}`);
  return finalScore(home.sportId, random, home.strength - away.strength + 0.06);
}

const otherGrounds = { atTheVillage: 'Village Hall', elsewhere: 'Hall' };

function meeting(season: string, [home, away]: Pairing<DemoTeam>) {
  const { atTheVillage, elsewhere } = seasons.find(({ sport }) => sport === home.sportId)?.grounds ?? otherGrounds;
  return {
    sportId: home.sportId,
    homeTeamId: home.id,
    awayTeamId: away.id,
    location: home.residence === 'pv' ? atTheVillage : `${findResidence(home.residence).name} ${elsewhere}`,
    season,
    competitionId: null,
    ...playedOut,
    hasBoxScore: false,
  };
}

const scored = (score: Score | undefined) => ({ homeScore: score?.[0] ?? null, awayScore: score?.[1] ?? null });

/** The Monday of a round: a whole number of weeks before or after the days around today, whatever the weekday is. */
function getRoundDay(now: Date, week: number): Day {
  const { from, to } = occasionDays;
  return getMonday(toDay(now) + (week < 0 ? from : to)) + week * 7;
}

type Pairing<T> = readonly [home: T, away: T];

/** A double round robin. The second leg is interleaved, so that each half of the season has games of both legs. */
function doubleRoundRobin<T>(teams: readonly T[]): { leg: 1 | 2; pairings: Pairing<T>[] }[] {
  return rounds(teams).flatMap((pairings) => [
    { leg: 1 as const, pairings },
    { leg: 2 as const, pairings: pairings.map(([home, away]): Pairing<T> => [away, home]) },
  ]);
}

/** The circle method: one team stays, the others rotate; with an odd number, one team rests in each round. */
function rounds<T>(teams: readonly T[]): Pairing<T>[][] {
  const places: (T | null)[] = teams.length % 2 === 0 ? [...teams] : [...teams, null];
  const [fixed, ...circle] = places;
  return circle.map((_, turn) => {
    const turned = [fixed, ...circle.slice(turn), ...circle.slice(0, turn)];
    return pairUp(turned, turn);
  });
}

function pairUp<T>(turned: (T | null | undefined)[], turn: number): Pairing<T>[] {
  return turned.slice(0, turned.length / 2).flatMap((one, at): Pairing<T>[] => {
    const other = turned[turned.length - 1 - at];
    if (one == null || other == null) return [];
    return (turn + at) % 2 === 0 ? [[one, other]] : [[other, one]];
  });
}
