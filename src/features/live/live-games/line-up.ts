import type { CardColour, SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { nameKey } from '#shared/names.ts';
import type { GameEvent, Side } from './contract.ts';
import { isWalkOn } from './walk-on-rules.ts';

/** A slot on the court; null while it is free. */
export type Slot = number | null;

/**
 * Who is on the court, by the events that count. Players keep their slots, and a player who comes on takes the first
 * free one. Empty while nobody is on.
 */
export function listOnCourt(events: readonly GameEvent[], side: Side): readonly Slot[] {
  const slots: Slot[] = [];
  for (const event of events) {
    if ((event.kind !== 'on' && event.kind !== 'off') || event.side !== side || event.playerId === null) continue;
    const at = slots.indexOf(event.playerId);
    if (event.kind === 'off' && at >= 0) slots[at] = null;
    if (event.kind === 'on' && at < 0) slots[firstFree(slots)] = event.playerId;
  }
  return slots.every((slot) => slot === null) ? [] : slots;
}

function firstFree(slots: readonly Slot[]): number {
  const free = slots.indexOf(null);
  return free < 0 ? slots.length : free;
}

interface InOrder {
  id: number;
  jerseyNumber: number | null;
  /** Not here, by the team sheet. */
  isAbsent?: boolean;
}

/**
 * By shirt number; players without one after them, then those who are not here. Walk-ons come last as they were added, so
 * that nobody moves.
 */
export const byNumber = <Player extends InOrder>(players: readonly Player[]): Player[] => [
  ...players
    .filter(({ id }) => !isWalkOn(id))
    .toSorted(
      (a, b) =>
        Number(a.isAbsent ?? false) - Number(b.isAbsent ?? false) ||
        (a.jerseyNumber ?? 1000) - (b.jerseyNumber ?? 1000) ||
        a.id - b.id,
    ),
  ...players.filter(({ id }) => isWalkOn(id)),
];

/** The players in the first `size` slots, and the rest. Without a line-up, the lowest shirt numbers come first. */
export function fillSlots<Player extends InOrder>(players: readonly Player[], court: readonly Slot[], size: number) {
  const all = byNumber(players);
  const byId = new Map(all.map((player) => [player.id, player]));
  const onCourt = court.length === 0 ? all : court.map((id) => (id === null ? undefined : byId.get(id)));
  const slots = Array.from({ length: size }, (_, at) => onCourt[at] ?? null);
  return { slots, rest: all.filter((player) => !slots.includes(player)) };
}

/** From so many players on, a picker has a search. */
export const longBench = 9;

/** By the beginning of the number, or by a part of the name. */
export function searchPlayers<Player extends { displayName: string; jerseyNumber: number | null }>(
  players: readonly Player[],
  typed: string,
): readonly Player[] {
  const wanted = nameKey(typed);
  if (wanted === '') return players;
  return players.filter(
    ({ displayName, jerseyNumber }) =>
      nameKey(displayName).includes(wanted) || (jerseyNumber !== null && String(jerseyNumber).startsWith(wanted)),
  );
}

/** The last card that each player was shown. */
export function findCards({ taps }: SportDefinition, events: readonly GameEvent[]): ReadonlyMap<number, CardColour> {
  const colours = new Map(taps.map(({ key, card }) => [key, card]));
  const cards = new Map<number, CardColour>();
  for (const event of events) {
    if (event.kind !== 'tap' || !event.playerId) continue;
    const card = colours.get(event.tap);
    if (card) cards.set(event.playerId, card);
  }
  return cards;
}
