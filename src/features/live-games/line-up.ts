import type { CardColour, SportDefinition } from '#features/sports/definitions/definition.ts';
import type { HeardEvent, Side } from './contract.ts';

/** A place on the court; null while nobody has it. */
export type Place = number | null;

/**
 * Who is on the court, by the events that count: each keeps their place, and who comes on takes the first that is free.
 * Empty where nobody has said.
 */
export function courtOf(events: readonly HeardEvent[], side: Side): readonly Place[] {
  const places: Place[] = [];
  for (const event of events) {
    if ((event.kind !== 'on' && event.kind !== 'off') || event.side !== side || event.playerId === null) continue;
    const at = places.indexOf(event.playerId);
    if (event.kind === 'off' && at >= 0) places[at] = null;
    if (event.kind === 'on' && at < 0) places[firstFree(places)] = event.playerId;
  }
  return places.every((place) => place === null) ? [] : places;
}

function firstFree(places: readonly Place[]): number {
  const free = places.indexOf(null);
  return free < 0 ? places.length : free;
}

interface InOrder {
  id: number;
  jerseyNumber: number | null;
}

/** By the number on the shirt; who has none comes last. */
export const byNumber = <Player extends InOrder>(players: readonly Player[]): Player[] =>
  players.toSorted((a, b) => (a.jerseyNumber ?? 1000) - (b.jerseyNumber ?? 1000) || a.id - b.id);

/** Which players stand in the first so many places, and who is left: the lowest numbers as long as no line-up is set. */
export function placed<Player extends InOrder>(players: readonly Player[], court: readonly Place[], size: number) {
  const all = byNumber(players);
  const byId = new Map(all.map((player) => [player.id, player]));
  const onCourt = court.length === 0 ? all : court.map((id) => (id === null ? undefined : byId.get(id)));
  const places = Array.from({ length: size }, (_, at) => onCourt[at] ?? null);
  return { places, rest: all.filter((player) => !places.includes(player)) };
}

/** What each player was last shown. */
export function cardsOf({ taps }: SportDefinition, events: readonly HeardEvent[]): ReadonlyMap<number, CardColour> {
  const colours = new Map(taps.map(({ key, card }) => [key, card]));
  const cards = new Map<number, CardColour>();
  for (const event of events) {
    if (event.kind !== 'tap' || !event.playerId) continue;
    const card = colours.get(event.tap);
    if (card) cards.set(event.playerId, card);
  }
  return cards;
}
