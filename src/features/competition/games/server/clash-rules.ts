import { areApart } from '#features/competition/venues/area-rules.ts';
import type { Venue } from '#features/competition/venues/contract.ts';
import { openOn } from '#features/competition/venues/rules.ts';
import { nameKey } from '#shared/names.ts';
import { fixtureText, spanText } from '#shared/notation.ts';
import { minutesIn } from '#shared/time-zone.ts';
import type { Clash, Game } from '../contract.ts';
import { momentsIn } from './fixtures/in-words.ts';

/** A game with all that can clash about it. New teams and venues of an import have no rows yet: names stand for them. */
export interface Slot {
  /** Null for a game that is not stored. */
  id: number | null;
  sportId: number;
  home: string;
  away: string;
  /** When it starts; null for a game that has no day yet. */
  dateTime: string | null;
  /** How long it takes, by its sport. */
  minutes: number;
  location: string;
  venueId: number | null;
  status: Game['status'];
}

/** A venue as far as a game has to fit it. */
export type Court = Pick<Venue, 'name' | 'sportIds' | 'hours' | 'closedDays'>;

export interface Surroundings {
  /** Other games, around the time of these; those of them that are among these are left out. */
  others: readonly Slot[];
  courts: ReadonlyMap<number, Court>;
  sportNames: ReadonlyMap<number, string>;
  timeZone: string;
}

/** What each of these games clashes with: other games, these among themselves, and what their venues say. */
export function findClashes(slots: readonly Slot[], around: Surroundings): Clash[][] {
  const own = new Set(slots.map(({ id }) => id).filter((id) => id !== null));
  const played = [...slots, ...around.others.filter(({ id }) => id === null || !own.has(id))].filter(takesPlace);
  const byKey = sortIntoLines(played);
  const wording = wordsIn(around.timeZone);
  return slots.map((slot) =>
    takesPlace(slot) ? [...withGames(slot, byKey, wording), ...withVenue(slot, around, wording)] : [],
  );
}

type Dated = Slot & { dateTime: string };
const takesPlace = (slot: Slot): slot is Dated =>
  slot.dateTime !== null && slot.status !== 'cancelled' && slot.status !== 'postponed';

const minute = 60_000;
const getStart = ({ dateTime }: Slot): number => Date.parse(dateTime ?? '');
const getEnd = (slot: Slot): number => getStart(slot) + slot.minutes * minute;

/** The games of a team or at a place, earliest first. */
interface Line {
  slots: Slot[];
  starts: number[];
  /** The longest of them. */
  longest: number;
}

/** Only games around the same time are compared: a season can be played at one place. */
function sortIntoLines(slots: readonly Dated[]): Map<string, Line> {
  const lines = new Map<string, Line>();
  for (const slot of slots.toSorted((a, b) => getStart(a) - getStart(b))) {
    for (const key of listKeys(slot)) {
      const line = lines.get(key) ?? { slots: [], starts: [], longest: 0 };
      line.slots.push(slot);
      line.starts.push(getStart(slot));
      line.longest = Math.max(line.longest, slot.minutes * minute);
      lines.set(key, line);
    }
  }
  return lines;
}

/** The others that are not over when this game starts. Games back to back do not overlap. */
function overlapping({ slots, starts, longest }: Line, slot: Slot): Slot[] {
  const [start, end] = [getStart(slot), getEnd(slot)];
  const found: Slot[] = [];
  for (let at = firstAfter(starts, start - longest); at < slots.length && (starts[at] ?? end) < end; at += 1) {
    const other = slots[at];
    if (other && other !== slot && start < getEnd(other)) found.push(other);
  }
  return found;
}

function firstAfter(sorted: readonly number[], value: number): number {
  let [from, until] = [0, sorted.length];
  while (from < until) {
    const middle = (from + until) >> 1;
    if ((sorted[middle] ?? 0) > value) until = middle;
    else from = middle + 1;
  }
  return from;
}

const teamKey = ({ sportId }: Slot, name: string): string => `team ${sportId} ${nameKey(name)}`;
const teamKeys = (slot: Slot): string[] => [slot.home, slot.away].filter(Boolean).map((name) => teamKey(slot, name));

/** Texts that name no place where only one game fits. */
const nowhere = new Set(['', 'tba', 'tbc', 'tbd', 'away', 'online', 'to be confirmed', 'unknown']);

function placeKey({ venueId, location }: Slot): string[] {
  if (venueId !== null) return [`venue ${venueId}`];
  return nowhere.has(nameKey(location)) ? [] : [`place ${nameKey(location)}`];
}

const listKeys = (slot: Slot): string[] => [...teamKeys(slot), ...placeKey(slot)];

function withGames(slot: Dated, byKey: ReadonlyMap<string, Line>, { sides, moment }: Words): Clash[] {
  const at = (key: string) => {
    const line = byKey.get(key);
    return line ? overlapping(line, slot) : [];
  };
  const busy = new Map<Slot, string[]>();
  for (const team of [slot.home, slot.away].filter(Boolean)) {
    for (const other of at(teamKey(slot, team))) busy.set(other, [...(busy.get(other) ?? []), team]);
  }
  const ofTeams = [...busy].map(([other, teams]) => ({
    kind: 'team' as const,
    text: `${teams.join(' and ')} already ${teams.length === 1 ? 'has' : 'have'} a game: ${sides(other)}, ${moment(other)}`,
    gameId: other.id,
  }));
  const ofVenue = placeKey(slot)
    .flatMap(at)
    .filter((other) => !areApart(slot.location, other.location))
    .map((other) => ({
      kind: 'venue' as const,
      text: `${slot.location} is taken: ${sides(other)}, ${moment(other)}`,
      gameId: other.id,
    }));
  return [...ofTeams, ...ofVenue];
}

function withVenue(slot: Dated, { courts, sportNames }: Surroundings, { wall, day }: Words): Clash[] {
  const court = slot.venueId === null ? undefined : courts.get(slot.venueId);
  if (!court) return [];
  const clash = (kind: Clash['kind'], text: string): Clash => ({ kind, text, gameId: null });
  const unsuited =
    court.sportIds.length > 0 && !court.sportIds.includes(slot.sportId)
      ? [clash('sport', `${court.name} is not meant for ${sportNames.get(slot.sportId) ?? ''}`)]
      : [];
  const [date, from, until] = wall(slot);
  const opening = openOn(court, date);
  if (opening === null) return unsuited;
  if (!opening.isOpen) {
    const why = opening.reason === null ? '' : `: ${opening.reason}`;
    return [...unsuited, clash('closed', `${court.name} is closed on ${day(slot)}${why}`)];
  }
  if (opening.hours.some(({ opens, closes }) => opens <= from && until <= closes)) return unsuited;
  const hours = opening.hours.map(({ opens, closes }) => spanText(opens, closes)).join(' and ');
  return [
    ...unsuited,
    clash('hours', `${court.name} is open ${hours} on ${day(slot)}, and this game takes ${spanText(from, until)}`),
  ];
}

type Words = ReturnType<typeof wordsIn>;

function wordsIn(timeZone: string) {
  const toMinute = minutesIn(timeZone);
  const formatMoment = momentsIn(timeZone);
  const toTime = (at: number) => toMinute(new Date(at).toISOString());
  return {
    day: ({ dateTime }: Dated) => formatMoment(dateTime, false),
    sides: ({ home, away }: Slot) => fixtureText(home, away),
    moment: ({ dateTime }: Slot) => formatMoment(dateTime ?? ''),
    /** The day, the start and the end on the wall; an end after midnight counts on, as no venue closes then. */
    wall: (slot: Dated): [date: string, from: string, until: string] => {
      const [start, end] = [toTime(getStart(slot)), toTime(getEnd(slot))];
      const isNextDay = end.slice(0, 10) > start.slice(0, 10);
      const [hour = 0, rest] = [Number(end.slice(11, 13)), end.slice(13)];
      return [start.slice(0, 10), start.slice(11), isNextDay ? `${hour + 24}${rest}` : end.slice(11)];
    },
  };
}
