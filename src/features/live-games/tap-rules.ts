import type { Counts, SportDefinition, Tap } from '#features/sports/definitions/definition.ts';
import { isOfTeam, scoreOf } from '#features/sports/rules.ts';
import type { Side } from './contract.ts';

export interface TapOfSport {
  tap: Tap;
  adds: Counts;
  /** Of these what counts for the team alone, also where a player is named. */
  teams: Counts;
  players: Counts;
  points: number;
}

const tapsOfSports = new WeakMap<SportDefinition, ReadonlyMap<string, TapOfSport>>();

/** Looked up for every event of a game, on a phone with every tap. */
export function tapOf(definition: SportDefinition, key: string): TapOfSport | undefined {
  const known = tapsOfSports.get(definition);
  if (known) return known.get(key);
  const taps = definition.taps.map((tap) => [tap.key, tapOfSport(definition, tap)] as const);
  tapsOfSports.set(definition, new Map(taps));
  return tapOf(definition, key);
}

function tapOfSport(definition: SportDefinition, tap: Tap): TapOfSport {
  const { adds } = tap;
  const parted = Object.groupBy(Object.entries(adds), ([key]) => (isOfTeam(definition, key) ? 'teams' : 'players'));
  const [teams, players] = [Object.fromEntries(parted.teams ?? []), Object.fromEntries(parted.players ?? [])];
  return { tap, adds, teams, players, points: scoreOf(definition, adds) };
}

export const otherSide = { home: 'away', away: 'home' } as const;

/** Whose score and totals a tap counts in: an own goal in those of the other side than its player's. */
export const creditedSide = (definition: SportDefinition, { side, tap }: { side: Side; tap: string }): Side =>
  tapOf(definition, tap)?.tap.isForOtherSide ? otherSide[side] : side;

export const pointsOf = (definition: SportDefinition, key: string): number => tapOf(definition, key)?.points ?? 0;
