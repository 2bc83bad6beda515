import type {
  Absence,
  Busy,
  Court,
  Slot,
  TimetableGame,
  TimetableQuestion,
  TimetableTeam,
} from '#features/seasons/timetables/contract.ts';
import { gamesOf } from '#features/seasons/timetables/format-rules.ts';
import type { PlanCompetition, PlanGame, SeasonSetup, Wish } from './contract.ts';
import { addDays, mondayOf, weekdayOf } from './setup-rules.ts';
import { courtOf, courtsOf, type Ground, openTimesAt, playingDays, slotsAt, wallOf } from './slot-rules.ts';

/** What is around a plan when its games are made. */
export interface Around {
  name: string;
  grounds: ReadonlyMap<number, Ground>;
  teamNames: ReadonlyMap<number, string>;
  /** Of the competitions, by their keys. */
  titles: Readonly<Record<string, string>>;
  /** Games of the village that are planned already. */
  busy: readonly Busy[];
  /** Teams with players in both. */
  shared: readonly { teams: readonly [number, number]; players: number }[];
  /** The games that the plan has now: their courts and teams are named, also if the setup has them no more. */
  games: readonly PlanGame[];
  /** Those of them that stay where they are. */
  isKept: (game: PlanGame) => boolean;
  /** The village's wall time at a moment, in the UTC fields of a date. */
  wall: (at: string) => Date;
}

/** The question whose answer is the season: its slots are the games that fit, one after the other. */
export const questionOf = (setup: SeasonSetup, around: Around): TimetableQuestion => ({
  ...rulesOf(setup, around),
  slots: allSlots(setup, around.grounds),
});

/**
 * What games must keep to, wherever somebody puts them: its slots are whole evenings, some thousand less than games that
 * fit.
 */
export function rulesOf(setup: SeasonSetup, around: Around): TimetableQuestion {
  const { firstDay, lastDay, daysOff, competitions, venues, closed = [] } = setup;
  const teamIds = teamsIn(setup, around.games);
  const fixed = new Map(around.games.filter(around.isKept).flatMap((game) => fixedSlot(game, around)));
  const courts = venues.flatMap((venue) => courtsOf(venue, nameOf(around, venue.venueId)));
  return {
    name: around.name,
    firstDay,
    lastDay,
    teams: teamIds.map((id) => teamOf(id, setup, around.teamNames)),
    courts: [...courts, ...furtherCourts(courts, around)],
    slots: venues.flatMap((venue) => openTimesAt(venue, around.grounds.get(venue.venueId), playingDays(setup), closed)),
    competitions: competitions.map((competition) => ({
      id: competition.key,
      name: around.titles[competition.key] ?? competition.name,
      restDays: competition.restDays,
      gamesPerDay: competition.gamesPerDay,
      gamesPerWeek: competition.gamesPerWeek,
      daysBetweenReturns: competition.daysBetweenReturns,
      breakMinutes: competition.gamesPerDay > 1 ? breakMinutes : 0,
    })),
    games: competitions.flatMap((competition) => gamesIn(competition, setup, fixed)),
    windows: [],
    together: togetherIn(setup.wishes, around.shared, teamIds),
    busy: [...around.busy],
    daysOff: [...daysOff],
  };
}

/** Those that it asks for, and those that its games have. */
export function teamsIn({ competitions }: SeasonSetup, games: readonly PlanGame[]): number[] {
  const asked = competitions.flatMap(({ teamIds }) => teamIds);
  const known = games.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]).filter((id) => id !== null);
  return [...new Set([...asked, ...known])];
}

/** Between two games of a team on one day. */
const breakMinutes = 15;

const nameOf = ({ grounds }: Around, venueId: number): string => grounds.get(venueId)?.name ?? `Venue ${venueId}`;

function allSlots(setup: SeasonSetup, grounds: Around['grounds']): Slot[] {
  const { venues, competitions, closed = [] } = setup;
  const days = playingDays(setup);
  return venues.flatMap((venue) => {
    const here = competitions.filter(({ venueIds }) => venueIds.length === 0 || venueIds.includes(venue.venueId));
    const lengths = [...new Set(here.map(({ minutes }) => minutes))];
    return lengths.flatMap((minutes) => slotsAt(venue, grounds.get(venue.venueId), days, minutes, closed));
  });
}

function teamOf(id: number, setup: SeasonSetup, names: Around['teamNames']): TimetableTeam {
  const wishes = setup.wishes.filter((wish) => 'teamId' in wish && isAbout(wish, id));
  const notBefore = everyDayTimes(wishes, 'notBefore').at(-1);
  const notAfter = everyDayTimes(wishes, 'notAfter').at(0);
  return {
    id: String(id),
    name: names.get(id) ?? `Team ${id}`,
    absences: wishes.flatMap((wish) => absencesBy(wish, setup)),
    ...(notBefore !== undefined && { notBefore }),
    ...(notAfter !== undefined && { notAfter }),
  };
}

/** Those of wishes for every day, the earliest first. */
const everyDayTimes = (wishes: readonly Wish[], kind: 'notBefore' | 'notAfter'): string[] =>
  wishes.flatMap((wish) => (wish.kind === kind && !wish.days?.length ? [wish.time] : [])).toSorted();

/** When a wish keeps its team away: one for certain weekdays does on each of them, for a part of the day. */
function absencesBy(wish: Wish, setup: SeasonSetup): Absence[] {
  if (wish.kind === 'absent') return [wish.when];
  if (wish.kind !== 'notBefore' && wish.kind !== 'notAfter') return [];
  const hours =
    wish.kind === 'notBefore'
      ? { fromTime: '00:00', untilTime: wish.time }
      : { fromTime: wish.time, untilTime: '24:00' };
  return playingDays(setup)
    .filter((day) => wish.days?.includes(weekdayOf(day)))
    .map((day) => ({ from: day, until: day, ...hours }));
}

const isAbout = ({ teamId }: { teamId: number | null }, id: number): boolean => teamId === null || teamId === id;

function gamesIn(competition: PlanCompetition, setup: SeasonSetup, fixed: ReadonlyMap<string, Slot>): TimetableGame[] {
  const { key, teamIds, format, minutes, venueIds } = competition;
  const courts =
    venueIds.length > 0 &&
    setup.venues
      .filter(({ venueId }) => venueIds.includes(venueId))
      .flatMap((venue) => courtsOf(venue, '').map(({ id }) => id));
  const derbies = new Map(setup.wishes.flatMap((wish) => derbyOf(wish, setup)));
  const met = new Set<string>();
  return gamesOf(format, { competition: key, teams: teamIds.map(String), minutes }).map((game) => {
    const pair = pairOf(game);
    // Where two teams meet twice, the first game is the derby.
    const derby = pair !== null && !met.has(pair) ? derbies.get(pair) : undefined;
    if (pair !== null) met.add(pair);
    const slot = fixed.get(game.id);
    const between = derby ?? ownDays(competition, setup);
    return { ...game, ...(courts && { courts }), ...(between && { between }), ...(slot && { fixed: slot }) };
  });
}

function ownDays({ firstDay, lastDay }: PlanCompetition, season: SeasonSetup) {
  return firstDay === null && lastDay === null
    ? null
    : { from: firstDay ?? season.firstDay, until: lastDay ?? season.lastDay };
}

function derbyOf(wish: Wish, { firstDay }: SeasonSetup): [string, TimetableGame['between']][] {
  if (wish.kind !== 'derby') return [];
  const from = addDays(mondayOf(firstDay), (wish.week - 1) * 7);
  return [[pairKey(...wish.teamIds), { from, until: addDays(from, 6), wish: `meet in week ${wish.week}` }]];
}

const pairOf = ({ home, away }: TimetableGame): string | null =>
  'team' in home && 'team' in away ? pairKey(Number(home.team), Number(away.team)) : null;

const pairKey = (one: number, other: number): string => `${Math.min(one, other)} ${Math.max(one, other)}`;

function togetherIn(wishes: readonly Wish[], shared: Around['shared'], teamIds: readonly number[]) {
  const never = wishes.flatMap((wish) => (wish.kind === 'notTogether' ? [{ teams: wish.teamIds, players: null }] : []));
  const known = new Set(teamIds);
  return [...never, ...shared]
    .filter(({ teams }) => teams.every((id) => known.has(id)))
    .map(({ teams: [one, other], players }) => ({
      teams: [String(one), String(other)] satisfies [string, string],
      players,
    }));
}

function fixedSlot(game: PlanGame, { wall }: Around): [string, Slot][] {
  const { key, dateTime, minutes } = game;
  if (dateTime === null) return [];
  const at = wall(dateTime);
  const from = wallOf(at.getUTCHours() * 60 + at.getUTCMinutes());
  return [[key, { court: courtOf(game), day: at.toISOString().slice(0, 10), from, minutes }]];
}

function furtherCourts(courts: readonly Court[], around: Around): Court[] {
  const known = new Set(courts.map(({ id }) => id));
  const further = around.games
    .filter((game) => game.dateTime !== null && !known.has(courtOf(game)))
    .map((game): [string, Court] => {
      const { venueId, court } = game;
      const id = courtOf(game);
      return venueId === null
        ? [id, { id, venue: 'A venue not chosen yet', name: '' }]
        : [id, { id, venue: nameOf(around, venueId), name: `Court ${court ?? 1}` }];
    });
  return [...new Map(further).values()];
}
