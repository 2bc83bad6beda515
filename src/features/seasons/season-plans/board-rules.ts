/**
 * How the games of a plan lie on a board of courts by time. Days are those of the village, times are minutes after
 * their midnight.
 */
import type { Place, PlanGame, SeasonSetup } from './contract.ts';
import { weekdayNames } from './contract.ts';
import { addDays, mondayOf, weekdayIndex } from './setup-rules.ts';
import { openSpans } from './slot-rules.ts';

export interface Spot {
  day: string;
  start: number;
  venueId: number | null;
  court: number | null;
}

/** A playing area: one column of the board. */
export interface Lane {
  key: string;
  venueId: number | null;
  court: number | null;
}

export interface Placed {
  id: number;
  start: number;
  minutes: number;
}

/** Where a card lies in its column: the games that overlap share its width. */
export interface Lain {
  id: number;
  column: number;
  columns: number;
  /** The games at the same time on the same court. */
  overlaps: readonly number[];
}

export const daysOfWeek = (monday: string): string[] => Array.from({ length: 7 }, (_, at) => addDays(monday, at));

/** The Mondays of all weeks of the season, and of those of games outside it. */
export function weeksOf({ firstDay, lastDay }: Pick<SeasonSetup, 'firstDay' | 'lastDay'>, days: readonly string[]) {
  const mondays = new Set(days.map(mondayOf));
  for (let monday = mondayOf(firstDay); monday <= lastDay; monday = addDays(monday, 7)) mondays.add(monday);
  return [...mondays].sort();
}

export const laneKey = ({ venueId, court }: Pick<Spot, 'venueId' | 'court'>): string => `${venueId ?? 0}:${court ?? 0}`;

/** The courts of the setup in its order, then those that games still use: of a venue that was taken out, or of none. */
export function lanesOf(setup: Pick<SeasonSetup, 'venues'>, games: readonly Place[]): Lane[] {
  const lanes = new Map<string, Lane>();
  const add = (venueId: number | null, court: number | null) => {
    const key = laneKey({ venueId, court });
    if (!lanes.has(key)) lanes.set(key, { key, venueId, court });
  };
  for (const { venueId, courts } of setup.venues) {
    for (let court = 1; court <= courts; court += 1) add(venueId, court);
  }
  for (const { dateTime, venueId, court } of games) if (dateTime !== null) add(venueId, court);
  return [...lanes.values()];
}

/** From the first full hour to the last one in which somebody can play or plays; null if nobody does. */
export function openHours(
  setup: Pick<SeasonSetup, 'venues'>,
  day: string,
  games: readonly Placed[],
): { from: number; until: number } | null {
  const weekday = weekdayNames[weekdayIndex(day)];
  const times = setup.venues.flatMap(({ times }) => times.filter((time) => time.day === weekday));
  const spans = [
    ...times.map(({ from, until }) => [toMinutes(from), toMinutes(until)] as const),
    ...games.map(({ start, minutes }) => [start, start + minutes] as const),
  ];
  if (spans.length === 0) return null;
  const from = Math.min(...spans.map(([start]) => start));
  const until = Math.max(...spans.map(([, end]) => end));
  return { from: Math.floor(from / 60) * 60, until: Math.ceil(until / 60) * 60 };
}

/** When a court is not ours on that day, within the hours that are drawn. */
export function closedTimes(
  setup: Pick<SeasonSetup, 'venues' | 'closed'>,
  lane: Lane,
  day: string,
  hours: { from: number; until: number },
): { from: number; until: number }[] {
  const open = openOn(setup, lane, day).sort((one, other) => one.from - other.from);
  const closed: { from: number; until: number }[] = [];
  let at = hours.from;
  for (const { from, until } of open) {
    if (from > at) closed.push({ from: at, until: Math.min(from, hours.until) });
    at = Math.max(at, until);
  }
  if (at < hours.until) closed.push({ from: at, until: hours.until });
  return closed;
}

/** The reason of a day without games; null if it is none. */
export const reasonOff = ({ daysOff }: Pick<SeasonSetup, 'daysOff'>, day: string): string | null =>
  daysOff.find(({ from, until }) => from <= day && day <= until)?.reason ?? null;

/** Games of one court on one day. Those that overlap, also through a third, stand side by side. */
export function layOut(games: readonly Placed[]): Lain[] {
  const sorted = games.toSorted((one, other) => one.start - other.start || one.id - other.id);
  const lain: Lain[] = [];
  let cluster: Placed[] = [];
  let clusterEnd = Number.NEGATIVE_INFINITY;
  for (const game of sorted) {
    if (game.start >= clusterEnd) {
      lain.push(...sideBySide(cluster));
      cluster = [];
    }
    cluster.push(game);
    clusterEnd = Math.max(clusterEnd, game.start + game.minutes);
  }
  return [...lain, ...sideBySide(cluster)];
}

function sideBySide(cluster: readonly Placed[]): Lain[] {
  const ends: number[] = [];
  const columns = cluster.map(({ start, minutes }) => {
    const free = ends.findIndex((end) => end <= start);
    const column = free === -1 ? ends.length : free;
    ends[column] = start + minutes;
    return column;
  });
  return cluster.map((game, at) => ({
    id: game.id,
    column: columns[at] ?? 0,
    columns: ends.length,
    overlaps: cluster.filter((other) => other !== game && overlap(game, other)).map(({ id }) => id),
  }));
}

/** 10:00 to 10:30 and 10:15 to 10:45 overlap; games that only touch do not. */
export const overlap = (one: Omit<Placed, 'id'>, other: Omit<Placed, 'id'>): boolean =>
  one.start < other.start + other.minutes && other.start < one.start + one.minutes;

const snapStep = 5;
const snapReach = 10;

/** The start that somebody means who drops a game at `minute`: one of `marks` if it is near, else the next five minutes. */
export function snap(minute: number, marks: readonly number[]): number {
  const near = marks
    .filter((mark) => Math.abs(mark - minute) <= snapReach)
    .toSorted((one, other) => Math.abs(one - minute) - Math.abs(other - minute));
  return near[0] ?? Math.round(minute / snapStep) * snapStep;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/** The game that an arrow key leads to: the next of its court, or the nearest in time of the next court that has any. */
export function nextGame(
  columns: readonly (readonly { id: number; at: number }[])[],
  id: number,
  direction: Direction,
): number | null {
  const column = columns.findIndex((games) => games.some((game) => game.id === id));
  const games = columns[column] ?? [];
  const row = games.findIndex((game) => game.id === id);
  const from = games[row];
  if (!from) return null;
  if (direction === 'up' || direction === 'down') return games[row + (direction === 'down' ? 1 : -1)]?.id ?? null;
  const beside = direction === 'right' ? columns.slice(column + 1) : columns.slice(0, column).toReversed();
  const next = beside.find((candidates) => candidates.length > 0) ?? [];
  return next.toSorted((one, other) => Math.abs(one.at - from.at) - Math.abs(other.at - from.at))[0]?.id ?? null;
}

export function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** `18:05`; the end of a day is `24:00`. */
export const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const leastCard = 44;
const usualScale = 1.5;

/** Pixels for a minute: the shortest game is as high as a thumb needs, and an evening still fits a window. */
export function scaleOf(games: readonly Pick<PlanGame, 'minutes'>[]): number {
  const shortest = games.reduce((least, { minutes }) => Math.min(least, minutes), 60);
  return Math.min(3, Math.max(usualScale, leastCard / shortest));
}

/** The starts of games, one after the other, while a court is ours. */
export const openStarts = (
  setup: Pick<SeasonSetup, 'venues' | 'closed'>,
  lane: Lane,
  day: string,
  minutes: number,
): number[] =>
  openOn(setup, lane, day).flatMap(({ from, until }) => {
    const count = Math.max(0, Math.floor((until - from) / minutes));
    return Array.from({ length: count }, (_, at) => from + at * minutes);
  });

function openOn(
  { venues, closed = [] }: Pick<SeasonSetup, 'venues' | 'closed'>,
  { venueId, court }: Lane,
  day: string,
) {
  const weekday = weekdayNames[weekdayIndex(day)];
  const times = venues.flatMap((venue) => (venue.venueId === venueId ? venue.times : []));
  return openSpans(
    times.filter((time) => time.day === weekday),
    closed,
    { venueId, court, day },
  );
}
