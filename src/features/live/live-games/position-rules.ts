import type { Position, SportDefinition, Tap } from '#features/teams/sports/definitions/definition.ts';
import { nameKey } from '#shared/names.ts';
import type { PressedEvent, RosterPlayer, Side } from './contract.ts';
import { byNumber, listOnCourt, type Slot } from './line-up.ts';

/** Positions by player id. */
export type Bibs = ReadonlyMap<number, string>;

const noBibs: Bibs = new Map();

/** Who has which position, by the events that count: a player has one, and a position goes to the last who took it. */
export function findBibs(events: readonly PressedEvent[], side: Side): Bibs {
  const bibs = new Map<number, string>();
  for (const event of events) if ('side' in event && event.side === side) takePosition(bibs, event);
  return bibs;
}

/** Follows an event of the side. */
export function takePosition(bibs: Map<number, string>, event: PressedEvent): void {
  if ((event.kind !== 'on' && event.kind !== 'off') || event.playerId === null) return;
  if (event.kind === 'off') bibs.delete(event.playerId);
  else if (event.position !== undefined) {
    for (const [playerId, position] of bibs) if (position === event.position) bibs.delete(playerId);
    bibs.set(event.playerId, event.position);
  }
}

type Rostered = Pick<RosterPlayer, 'id' | 'jerseyNumber' | 'position'> & { isAbsent?: boolean };

/** The positions as the roster names them, `GS` or `Wing attack / Centre`: one player each, what is named first before the rest. */
export function rosteredBibs(positions: readonly Position[], players: readonly Rostered[]): Bibs {
  const keys = new Map(
    positions.flatMap(({ key, name, otherNames = [] }) => [key, name, ...otherNames].map((one) => [nameKey(one), key])),
  );
  const wishes = byNumber([...players]).map(({ id, position }) => ({
    id,
    named: (position ?? '').split(/[/,;]/).flatMap((one) => keys.get(nameKey(one)) ?? []),
  }));
  const bibs = new Map<number, string>();
  for (let rank = 0; rank < positions.length; rank += 1) {
    for (const { id, named } of wishes) {
      const wished = named[rank];
      if (wished !== undefined && !bibs.has(id) && ![...bibs.values()].includes(wished)) bibs.set(id, wished);
    }
  }
  return bibs;
}

export interface Court {
  slots: readonly Slot[];
  bibs: Bibs;
  /** Whether nobody has set this line-up: it follows from the roster. */
  isAssumed: boolean;
}

/**
 * Who is on the court and where. Where a sport has positions, each has its slot, and players without one take those that
 * are free. Without a line-up the roster's positions count.
 */
export function findCourt(
  { positions }: SportDefinition,
  events: readonly PressedEvent[],
  side: Side,
  players: readonly Rostered[],
): Court {
  const onCourt = listOnCourt(events, side);
  if (!positions) return { slots: onCourt, bibs: noBibs, isAssumed: onCourt.length === 0 };
  const isAssumed = onCourt.length === 0;
  const bibs = isAssumed
    ? rosteredBibs(
        positions,
        players.filter(({ isAbsent }) => !isAbsent),
      )
    : findBibs(events, side);
  if (bibs.size === 0) return { slots: onCourt, bibs, isAssumed };
  const others = isAssumed ? byNumber([...players]).map(({ id }) => id) : onCourt.filter((id) => id !== null);
  const rest = others.filter((id) => !bibs.has(id));
  const slots = positions.map(
    ({ key }) => [...bibs].find(([, position]) => position === key)?.[0] ?? rest.shift() ?? null,
  );
  return { slots, bibs, isAssumed };
}

/** A position with who has it, or a player beside the court; nobody beside the court takes a player off. */
export interface Spot {
  position: string | null;
  playerId: number | null;
}

export interface Substitution {
  kind: 'on' | 'off';
  playerId: number;
  position?: string;
}

/** What changes when two spots swap their players. */
export function swapSpots(one: Spot, other: Spot): Substitution[] {
  const moves = [
    { playerId: one.playerId, to: other.position },
    { playerId: other.playerId, to: one.position },
  ].filter((move): move is { playerId: number; to: string | null } => move.playerId !== null);
  if (one.position === other.position) return [];
  const off = moves.filter(({ to }) => to === null).map(({ playerId }) => ({ kind: 'off' as const, playerId }));
  const on = moves.flatMap(({ playerId, to }) =>
    to === null ? [] : [{ kind: 'on' as const, playerId, position: to }],
  );
  return [...off, ...on];
}

/** The positions that alone can be given a play, if this player has another one: `GS or GA`. */
export function barredText(tap: Pick<Tap, 'positions'> | undefined, bib: string | undefined): string | null {
  if (!tap?.positions || bib === undefined || tap.positions.includes(bib)) return null;
  return tap.positions.join(' or ');
}
