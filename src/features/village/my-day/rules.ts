import type { Game } from '#features/competition/games/contract.ts';
import { areApart, splitPlace } from '#features/competition/venues/area-rules.ts';
import { nameKey } from '#shared/names.ts';
import type { DayEntry, Place } from './contract.ts';

/** Days that the page shows, today first. */
export const daysShown = 14;

/** With less time than this, another place can hardly be reached. */
export const leastWayMinutes = 10;
/** A longer break is no way from one thing to the next. */
const mostBreakMinutes = 180;

/** How somebody gets from one thing to the next of a day. */
export interface Way {
  kind: 'overlap' | 'tight' | 'way' | 'break';
  /** Between the end of the one and the start of the other; how long both last at once in an overlap. */
  minutes: number;
  isSamePlace: boolean;
  /** The title of what comes before. */
  before: string;
  /** Where the next is. */
  to: Place;
  /** Whether the end of what comes before is only estimated. */
  isEstimated: boolean;
}

/** Whether somebody is there themselves: not at a game of a team that they only follow, nor at what was called off. */
export const isThere = ({ why, status }: Pick<DayEntry, 'why' | 'status'>): boolean =>
  why !== 'follow' && status !== 'cancelled' && status !== 'postponed';

/**
 * The ways between the things of a day at which somebody is themselves, by the key of the later one. The entries are in
 * the order of time; of those before, the one that ends last counts.
 */
export function findWays(entries: readonly DayEntry[]): ReadonlyMap<string, Way> {
  const ways = new Map<string, Way>();
  let before: DayEntry | null = null;
  for (const entry of entries.filter(isThere)) {
    const way: Way | null = before && wayTo(before, entry);
    if (way) ways.set(entry.key, way);
    if (before === null || entry.end > before.end) before = entry;
  }
  return ways;
}

const minuteMs = 60_000;

function wayTo(before: DayEntry, next: DayEntry): Way | null {
  const gap = Date.parse(next.start) - Date.parse(before.end);
  const isSamePlace = areSame(before.place, next.place);
  const way = { isSamePlace, before: before.title, to: next.place, isEstimated: before.isEndEstimated };
  if (gap < 0) {
    const until = Math.min(Date.parse(before.end), Date.parse(next.end));
    return { kind: 'overlap', minutes: Math.ceil((until - Date.parse(next.start)) / minuteMs), ...way };
  }
  const minutes = Math.floor(gap / minuteMs);
  const isSomewhere = before.place.name !== '' && next.place.name !== '';
  if (minutes > mostBreakMinutes || !isSomewhere) return null;
  if (isSamePlace) return { kind: 'break', minutes, ...way };
  return { kind: minutes < leastWayMinutes ? 'tight' : 'way', minutes, ...way };
}

/** Two courts of one venue are the same place: nobody needs a way between them. */
function areSame(one: Place, other: Place): boolean {
  if (one.venueId !== null && other.venueId !== null) return one.venueId === other.venueId;
  if (areApart(one.name, other.name))
    return nameKey(splitPlace(one.name).venue) === nameKey(splitPlace(other.name).venue);
  return nameKey(one.name) === nameKey(other.name);
}

/** '20 min', '1 h 5 min', '2 h' */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 || hours === 0 ? [`${rest} min`] : [])].join(' ');
}

/** The way in words: 'About 20 min until this, at Lower Field'. */
export function wayText({ kind, minutes, isSamePlace, before, to, isEstimated }: Way): string {
  const time = `${isEstimated ? 'about ' : ''}${minutesText(minutes)}`;
  if (kind === 'overlap') return `Overlaps with ${before} by ${time}`;
  if (kind === 'tight') return minutes === 0 ? `No time to get to ${to.name}` : `Only ${time} to get to ${to.name}`;
  return upper(isSamePlace ? `${time} until the next, same place` : `${time} until the next, at ${to.name}`);
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A day in a reader's time zone, `2026-11-30`, with what is on it. */
export interface DayOfEntries {
  day: string;
  entries: DayEntry[];
}

/** What is on each of the days that are shown; today is there without anything, too. An entry over midnight is on the day it starts. */
export function groupByDay(
  entries: readonly DayEntry[],
  { today, last, toDay }: { today: string; last: string; toDay: (at: string) => string },
): DayOfEntries[] {
  const byDay = Map.groupBy(
    entries.filter((entry) => isShown(entry, toDay(entry.start), today, toDay)),
    // What began before today and still lasts stands first today.
    ({ start }) => (toDay(start) < today ? today : toDay(start)),
  );
  const days = [...byDay].filter(([day]) => day <= last).sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    ...(byDay.has(today) ? [] : [{ day: today, entries: [] }]),
    ...days.map(([day, ofDay]) => ({ day, entries: ofDay })),
  ];
}

const isShown = (entry: DayEntry, day: string, today: string, toDay: (at: string) => string): boolean =>
  day >= today || (entry.kind === 'event' && toDay(entry.end) >= today);

/** The next thing after today; undefined without one. */
export const nextAfter = (entries: readonly DayEntry[], today: string, toDay: (at: string) => string) =>
  entries.find((entry) => toDay(entry.start) > today && entry.status !== 'cancelled' && entry.status !== 'postponed');

type Scored = Pick<Game, 'id' | 'status' | 'dateTime' | 'can'>;

/** Results that are missing are listed elsewhere in full. */
const mostMissing = 6;

/** What has to be scored soon or now, and the latest results that are missing, by time. */
export function gamesToScore<G extends Scored>({ soon, missing }: { soon: readonly G[]; missing: readonly G[] }): G[] {
  const toScore = soon.filter(({ status, can }) => can.score && (status === 'live' || status === 'upcoming'));
  const all = new Map([...missing.slice(0, mostMissing), ...toScore].map((game) => [game.id, game]));
  return [...all.values()].sort((one, other) => (one.dateTime ?? '').localeCompare(other.dateTime ?? ''));
}
