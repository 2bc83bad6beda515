import type { Game } from '#features/games/contract.ts';
import { device, type Zone } from '#web/zone.ts';
import type { CalendarEvent } from '../contract.ts';
import { addDays, type Day, dayOf, startOf } from './days.ts';

/** An entry of a day: a personal event, or a game of the club. */
export type Entry = { at: string } & ({ kind: 'event'; event: CalendarEvent } | { kind: 'game'; game: Game });

/** The entries of each day, in the order of time. An event of several days is on each of them. */
export function entriesOf(
  days: readonly Day[],
  events: readonly CalendarEvent[],
  games: readonly Game[],
  zone = device,
): Map<Day, Entry[]> {
  const byDay = new Map<Day, Entry[]>(days.map((day) => [day, []]));
  for (const event of events) {
    for (const day of daysOf(event, days, zone)) byDay.get(day)?.push({ kind: 'event', event, at: event.startTime });
  }
  for (const game of games)
    byDay.get(dayOf(new Date(game.dateTime), zone))?.push({ kind: 'game', game, at: game.dateTime });
  for (const entries of byDay.values()) entries.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  return byDay;
}

export const keyOf = (entry: Entry): string =>
  entry.kind === 'event' ? `event ${entry.event.id}` : `game ${entry.game.id}`;

/** Such as '2 events, 1 game'. */
export function countText(entries: readonly Entry[]): string {
  const events = entries.filter(({ kind }) => kind === 'event').length;
  const texts = [counted(events, 'event'), counted(entries.length - events, 'game')].filter(Boolean);
  return texts.length > 0 ? texts.join(', ') : 'nothing planned';
}

const counted = (count: number, noun: string) => (count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`);

/** An event that ends at midnight does not belong to the day that begins then. */
const daysOf = ({ startTime, endTime }: CalendarEvent, days: readonly Day[], zone: Zone): Day[] =>
  days.filter(
    (day) =>
      Date.parse(startTime) < startOf(addDays(day, 1), zone).getTime() &&
      Date.parse(endTime) > startOf(day, zone).getTime(),
  );
