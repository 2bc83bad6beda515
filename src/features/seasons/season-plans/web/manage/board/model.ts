import type { Venue } from '#features/competition/venues/contract.ts';
import type { PlanFault, Side } from '#features/seasons/timetables/contract.ts';
import { sideNames } from '#features/seasons/timetables/progress-rules.ts';
import type { Team } from '#features/teams/teams/contract.ts';
import { dateText, fixtureText, shortWeekday, spanText } from '#shared/notation.ts';
import type { Zone } from '#web/zone.ts';
import { clockText, type Lane, laneKey, lanesOf, type Spot, toMinutes } from '../../../board-rules.ts';
import type { Place, PlanGame, SeasonPlan } from '../../../contract.ts';

export interface BoardGame {
  game: PlanGame;
  home: string;
  away: string;
  /** `Ants v Bees` */
  title: string;
  competition: CompetitionMark;
  /** Null in the tray. */
  spot: Spot | null;
  /** `Tue 3 Mar, 18:00–18:40 · Hall A, court 1` */
  when: string;
  /** It was published and has begun: publishing anew leaves it where it was. */
  hasBegun: boolean;
  faults: readonly PlanFault[];
}

export interface CompetitionMark {
  name: string;
  /** `NL` */
  letters: string;
  colour: string;
}

export interface Board {
  plan: SeasonPlan;
  /** By the village's clock. */
  today: string;
  games: readonly BoardGame[];
  byId: ReadonlyMap<number, BoardGame>;
  byKey: ReadonlyMap<string, BoardGame>;
  lanes: readonly Lane[];
  laneName: (lane: Pick<Lane, 'venueId' | 'court'>) => LaneName;
  placeText: (spot: Spot, minutes: number) => string;
  toPlace: (spot: Spot) => Place;
  toSpot: (place: Place) => Spot | null;
}

export interface LaneName {
  venue: string;
  /** Null for the only court of a venue. */
  court: string | null;
}

interface Sources {
  plan: SeasonPlan;
  games: readonly PlanGame[];
  teams: readonly Team[];
  venues: readonly Venue[];
  zone: Zone;
  now: Date;
  faults: readonly PlanFault[];
}

export function buildBoard({ plan, games, teams, venues, zone, now, faults }: Sources): Board {
  const teamNames = new Map(teams.map(({ id, name }) => [id, name]));
  const teamName = (id: number) => teamNames.get(id) ?? 'Deleted team';
  const describeSide = sideNames(games.map(asTimetableGame), (team) => teamName(Number(team)));
  const sideText = (side: Side, teamId: number | null) => (teamId === null ? describeSide(side) : teamName(teamId));
  const marks = new Map(
    plan.setup.competitions.map(({ key, name }, at) => [key, markOf(plan.titles[key] ?? name, at)]),
  );
  const lanes = lanesOf(plan.setup, games);
  const courts = Map.groupBy(lanes, ({ venueId }) => venueId);
  const venueNames = new Map(venues.map(({ id, name }) => [id, name]));
  const laneName = ({ venueId, court }: Pick<Lane, 'venueId' | 'court'>): LaneName => ({
    venue: venueId === null ? 'No venue' : (venueNames.get(venueId) ?? 'Deleted venue'),
    court: court !== null && (courts.get(venueId)?.length ?? 0) > 1 ? `Court ${court}` : null,
  });
  const placeText = (spot: Spot, minutes: number) => `${timesText(spot, minutes, now)} · ${laneText(laneName(spot))}`;
  const ofGame = Map.groupBy(
    faults.flatMap((fault) => fault.games.map((key) => ({ key, fault }))),
    ({ key }) => key,
  );
  const shown = games.map((game): BoardGame => {
    const home = sideText(game.home, game.homeTeamId);
    const away = sideText(game.away, game.awayTeamId);
    const spot = spotOf(game, zone);
    return {
      game,
      home,
      away,
      title: fixtureText(home, away),
      competition: marks.get(game.competition) ?? markOf(game.competition, 0),
      spot,
      hasBegun: game.published?.dateTime ? Date.parse(game.published.dateTime) <= now.getTime() : false,
      when: spot ? placeText(spot, game.minutes) : 'Without a place',
      faults: ofGame.get(game.key)?.map(({ fault }) => withoutTitle(fault, { home, away, spot })) ?? noFaults,
    };
  });
  return {
    plan,
    today: zone.wall(now.toISOString()).toISOString().slice(0, 10),
    games: shown,
    byId: new Map(shown.map((one) => [one.game.id, one])),
    byKey: new Map(shown.map((one) => [one.game.key, one])),
    lanes,
    laneName,
    placeText,
    toPlace: (spot) => placeOf(spot, zone),
    toSpot: (place) => spotOf(place, zone),
  };
}

/** Beside the game itself, its title, day and time need not be said again. */
function withoutTitle(fault: PlanFault, { home, away, spot }: Pick<BoardGame, 'home' | 'away' | 'spot'>): PlanFault {
  const said = spot ? `${fixtureText(home, away)}, ${dateText(spot.day)}, ${clockText(spot.start)}: ` : '';
  return said !== '' && fault.text.startsWith(said) ? { ...fault, text: fault.text.slice(said.length) } : fault;
}

const noFaults: readonly PlanFault[] = [];

const asTimetableGame = ({ key, competition, home, away, group, round, stage, minutes }: PlanGame) => ({
  id: key,
  ...{ competition, home, away, group, round, stage, minutes },
});

/** The first letters of its words, and a colour as far from those before as can be. */
function markOf(name: string, at: number): CompetitionMark {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [name];
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => word.at(0)) : [name.slice(0, 2)];
  return { name, letters: letters.join('').toUpperCase(), colour: `oklch(0.68 0.15 ${(250 + at * 137.5) % 360})` };
}

export function spotOf({ dateTime, venueId, court }: Place, zone: Zone): Spot | null {
  if (dateTime === null) return null;
  const wall = zone.wall(dateTime).toISOString();
  return { day: wall.slice(0, 10), start: toMinutes(wall.slice(11, 16)), venueId, court };
}

export function placeOf({ day, start, venueId, court }: Spot, zone: Zone): Place {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const wall = { year, month, day: date, hour: Math.floor(start / 60), minute: start % 60 };
  return { dateTime: zone.instant(wall).toISOString(), venueId, court };
}

/** `Tue 3 Mar, 18:00–18:40` */
export const timesText = ({ day, start }: Spot, minutes: number, now?: Date): string =>
  `${dateText(day, now)}, ${spanText(clockText(start), clockText(start + minutes))}`;

/** `Tue 3` */
export const shortDay = (day: string): string => `${shortWeekday(new Date(day))} ${new Date(day).getUTCDate()}`;

/** `Hall A, court 1` */
export const laneText = ({ venue, court }: LaneName): string =>
  court === null ? venue : `${venue}, ${court.toLowerCase()}`;

export const isOn = (spot: Spot | null, lane: Lane, day: string): boolean =>
  spot !== null && spot.day === day && laneKey(spot) === lane.key;
