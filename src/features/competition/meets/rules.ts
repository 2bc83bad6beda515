import type { Meet } from './contract.ts';

/** The page of a meet. */
export const meetPath = (id: number): string => `/meets/${id}`;

/** '1 event', '6 events' */
export const eventsText = (count: number): string => (count === 1 ? '1 event' : `${count} events`);

/** 'Won by Baobab', and of several events how many: 'Baobab won 4 of 6'. Null if nobody won, or two won as many. */
export function winnerText({ winner, events }: Pick<Meet, 'winner' | 'events'>): string | null {
  if (winner === null) return null;
  return events.length === 1 ? `Won by ${winner.name}` : `${winner.name} won ${winner.wins} of ${events.length}`;
}
