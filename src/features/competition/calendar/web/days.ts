import type { Game } from '#features/competition/games/contract.ts';
import type { Meet } from '#features/competition/meets/contract.ts';
import { monthNames, spokenDay, timeText } from '#shared/notation.ts';
import { device, type Zone } from '#web/zone.ts';
import type { CalendarEvent } from '../contract.ts';

/** A day in the reader's time zone, such as `2026-11-22`. */
export type Day = string;

const weeksShown = 6;
const firstYear = 2000;
const lastYear = 2099;

/** The day of an instant in the reader's time zone. */
export const toDay = (at: Date, zone = device): Day => zone.wall(at).toISOString().slice(0, 10);

/** The instant at which the reader's clock shows `18:30` on a day. A time that summer time skips is an hour later. */
export function instantAt(day: Day, time: string, zone = device): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const { year, month, date } = parseDay(day);
  return zone.instant({ year, month: month + 1, day: date, hour, minute });
}

/** The time that the reader's clock shows at an instant, such as `18:30`. */
export const timeAt = (at: Date): string => timeText(device.wall(at));

/** The first instant of a day. */
export const getStart = (day: Day, zone = device): Date => instantAt(day, '00:00', zone);

export function addDays(day: Day, days: number): Day {
  const { year, month, date } = parseDay(day);
  return utcDay(year, month, date + days);
}

export const daysBetween = (first: Day, last: Day): number =>
  Math.round((asUtc(last).getTime() - asUtc(first).getTime()) / 86_400_000);

/** The same date in another month, or the last day of a shorter one. */
export function addMonths(day: Day, months: number): Day {
  const { year, month, date } = parseDay(day);
  const last = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate();
  return utcDay(year, month + months, Math.min(date, last));
}

/** From 0 for Monday to 6 for Sunday. */
export const getWeekday = (day: Day): number => (asUtc(day).getUTCDay() + 6) % 7;

export const getWeekStart = (day: Day): Day => addDays(day, -getWeekday(day));
export const getWeekEnd = (day: Day): Day => addDays(day, 6 - getWeekday(day));

/** The weeks, from Monday, that cover a day's month. Always six, so that all months have the same height. */
export function weeksAround(day: Day): Day[][] {
  const first = getWeekStart(`${toMonth(day)}-01`);
  return Array.from({ length: weeksShown }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => addDays(first, week * 7 + weekday)),
  );
}

/** Such as `2026-11`. */
export const toMonth = (day: Day): string => day.slice(0, 7);

/** Such as 'November 2026'. */
export const monthText = (day: Day): string => `${monthNames[parseDay(day).month]} ${parseDay(day).year}`;

/** Such as 'Sunday 22 November 2026'. */
export const dayText = (day: Day): string => spokenDay(asUtc(day));

export const getMonthDay = (day: Day): number => parseDay(day).date;

/** Whether a text is a valid day within the calendar's years. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const { year, month, date } = parseDay(text);
  return year >= firstYear && year <= lastYear && utcDay(year, month, date) === text;
}

function parseDay(day: Day) {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month: month - 1, date };
}

const asUtc = (day: Day): Date => new Date(`${day}T00:00:00Z`);

/** Calculates in UTC, where each day has 24 hours. */
const utcDay = (year: number, month: number, date: number): Day =>
  new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);

/** An entry of a day: a personal event, or a game or a meet of the club. */
export type Entry = { at: string } & (
  | { kind: 'event'; event: CalendarEvent }
  | { kind: 'game'; game: Game; isMine: boolean }
  | { kind: 'meet'; meet: Meet; isMine: boolean }
);

/** The entries of each day, in the order of time. An event of several days is on each of them. */
export function groupEntries(
  days: readonly Day[],
  events: readonly CalendarEvent[],
  games: readonly Game[],
  zone = device,
  isMine = (_game: Game): boolean => false,
  meets: readonly (Meet & { isMine: boolean })[] = [],
): Map<Day, Entry[]> {
  const byDay = new Map<Day, Entry[]>(days.map((day) => [day, []]));
  for (const event of events) {
    for (const day of listDays(event, days, zone)) byDay.get(day)?.push({ kind: 'event', event, at: event.startTime });
  }
  for (const game of games) {
    const at = game.dateTime;
    if (at !== null) byDay.get(toDay(new Date(at), zone))?.push({ kind: 'game', game, at, isMine: isMine(game) });
  }
  for (const { isMine: isMyMeet, ...meet } of meets) {
    const entry = { kind: 'meet' as const, meet, at: meet.dateTime, isMine: isMyMeet };
    byDay.get(toDay(new Date(meet.dateTime), zone))?.push(entry);
  }
  for (const entries of byDay.values()) entries.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  return byDay;
}

export function getKey(entry: Entry): string {
  if (entry.kind === 'event') return `event ${entry.event.id}`;
  return entry.kind === 'game' ? `game ${entry.game.id}` : `meet ${entry.meet.id}`;
}

/** Such as '2 events, 3 games, 1 of my teams'. */
export function countText(entries: readonly Entry[]): string {
  const mine = entries.filter((entry) => entry.kind !== 'event' && entry.isMine).length;
  const countOf = (kind: Entry['kind']) => formatCount(entries.filter((entry) => entry.kind === kind).length, kind);
  const texts = [countOf('event'), countOf('game'), countOf('meet')].filter(Boolean);
  if (mine > 0) texts.push(`${mine} of my teams`);
  return texts.length > 0 ? texts.join(', ') : 'nothing planned';
}

const formatCount = (count: number, noun: string) => (count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`);

/** An event that ends at midnight does not belong to the day that begins then. */
const listDays = ({ startTime, endTime }: CalendarEvent, days: readonly Day[], zone: Zone): Day[] =>
  days.filter(
    (day) =>
      Date.parse(startTime) < getStart(addDays(day, 1), zone).getTime() &&
      Date.parse(endTime) > getStart(day, zone).getTime(),
  );
