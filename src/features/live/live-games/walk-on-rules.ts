import type { GameEvent, RosterPlayer, Side } from './contract.ts';

/** Somebody on no roster who plays. Plays name walk-ons by their negative id, and players by their own. */
export interface WalkOn {
  id: number;
  side: Side;
  number: number | null;
  /** As a scorer typed it. */
  name: string | null;
  /** Who it was, as an officer said; null until somebody has. */
  settled: Settled | null;
}

interface Settled {
  eventId: string;
  /** A player, or another walk-on; null if nobody knows: the line stays without a name. */
  playerId: number | null;
  playerName: string | undefined;
}

export const isWalkOn = (id: number): boolean => id < 0;

/** Whether an officer has still to say who it was. */
export const isUnsettled = ({ settled }: WalkOn): boolean => settled === null;

/** In the order in which they were added. The last of several additions or settlements counts. */
export function listWalkOns(counting: readonly GameEvent[]): WalkOn[] {
  const walkOns = new Map<number, WalkOn>();
  for (const event of counting) {
    if (event.kind !== 'walkOn') continue;
    const { playerId: id, side, number, name } = event;
    walkOns.set(id, { id, side, number, name, settled: null });
  }
  for (const event of counting) {
    const walkOn = event.kind === 'settle' ? walkOns.get(event.walkOnId) : undefined;
    if (event.kind !== 'settle' || !walkOn) continue;
    const { id: eventId, playerId, playerName } = event;
    walkOns.set(walkOn.id, { ...walkOn, settled: { eventId, playerId, playerName } });
  }
  return [...walkOns.values()];
}

/** `Sipho`, or `Walk-on 23` without a name. */
export function walkOnName({ number, name, settled }: Pick<WalkOn, 'number' | 'name' | 'settled'>): string {
  const isUnnamed = settled !== null && settled.playerId === null;
  if (name !== null && !isUnnamed) return name;
  return number === null ? 'Walk-on' : `Walk-on ${number}`;
}

interface Person {
  id: number;
  name: string | undefined;
}

/** Who a walk-on is as far as anybody has said. Null if the addition was undone or refused: the play is the team's. */
export function findPerson(walkOns: ReadonlyMap<number, WalkOn>, id: number): Person | null {
  const passed = new Set<number>();
  let walkOn = walkOns.get(id);
  while (walkOn) {
    passed.add(walkOn.id);
    const { playerId, playerName } = walkOn.settled ?? { playerId: null, playerName: undefined };
    if (playerId !== null && !isWalkOn(playerId)) return { id: playerId, name: playerName };
    const same = playerId === null || passed.has(playerId) ? undefined : walkOns.get(playerId);
    if (!same) return { id: walkOn.id, name: walkOnName(walkOn) };
    walkOn = same;
  }
  return null;
}

/** The events with each walk-on as the person that they were settled with. */
export function withPeople(counting: readonly GameEvent[]): readonly GameEvent[] {
  if (!counting.some(namesWalkOn)) return counting;
  const walkOns = new Map(listWalkOns(counting).map((walkOn) => [walkOn.id, walkOn]));
  const read = <Key extends string>(key: Key, id: number | null | undefined) => {
    if (id == null || !isWalkOn(id)) return {};
    const person = findPerson(walkOns, id);
    const name = key.replace('Id', 'Name');
    return { [key]: person?.id ?? null, ...(person?.name !== undefined && { [name]: person.name }) };
  };
  return counting.map((event) => {
    if (event.kind === 'on' || event.kind === 'off') return { ...event, ...read('playerId', event.playerId) };
    if (event.kind !== 'tap') return event;
    const { playerId, otherPlayerId, fielderId } = event;
    const own = read('playerId', playerId);
    return { ...event, ...own, ...read('otherPlayerId', otherPlayerId), ...read('fielderId', fielderId) };
  });
}

const namesWalkOn = (event: GameEvent): boolean =>
  (event.kind === 'tap' && [event.playerId, event.otherPlayerId, event.fielderId].some((id) => id && isWalkOn(id))) ||
  ((event.kind === 'on' || event.kind === 'off') && event.playerId !== null && isWalkOn(event.playerId));

type WhoWalkedOn = RosterPlayer & { isAbsent: boolean };

/** Everybody who can be chosen for a play of a side: its roster, then who walked on. */
export function withWalkOns<Player extends RosterPlayer>(
  roster: readonly Player[],
  walkOns: readonly WalkOn[],
  side: Side,
): readonly (Player | WhoWalkedOn)[] {
  const known = new Map(walkOns.map((walkOn) => [walkOn.id, walkOn]));
  const people = walkOns
    .filter((walkOn) => walkOn.side === side)
    .flatMap(({ id, number: jerseyNumber }): WhoWalkedOn[] => {
      const person = findPerson(known, id);
      if (!person) return [];
      // The number stands beside the name already.
      const name = person.name?.startsWith('Walk-on ') ? 'Walk-on' : person.name;
      const facts = { position: null, isCaptain: false, isAbsent: false };
      return [{ id: person.id, displayName: name ?? 'A player', jerseyNumber, ...facts }];
    });
  const byId = new Map([...people, ...roster].map((player) => [player.id, player]));
  return [...roster, ...people.filter((person) => byId.get(person.id) === person)];
}

/** The players of a side who wear the number already. It is said, and refuses nothing. */
export const listClashes = (players: readonly RosterPlayer[], number: number | null): RosterPlayer[] =>
  number === null ? [] : players.filter(({ jerseyNumber }) => jerseyNumber === number);
