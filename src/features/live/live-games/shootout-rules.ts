import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import type { PressedEvent, Side } from './contract.ts';
import { type Kick, listKicks } from './rules.ts';
import type { Scores } from './score-rules.ts';

const sides: readonly Side[] = ['home', 'away'];
const otherSide = { home: 'away', away: 'home' } as const;

export interface Shootout {
  kicks: Record<Side, readonly Kick[]>;
  /** The players who have shot, and what came of their latest attempt. */
  takers: ReadonlyMap<number, Kick['result']>;
  scored: Scores;
  /** How many each side takes before it is decided kick by kick. */
  attempts: number;
  /** Whose turn it is: sides take turns, and the one that began begins each time. Null before the first attempt. */
  next: Side | null;
  /** The number of the next attempt of that side, from 1. */
  attempt: number;
  isSuddenDeath: boolean;
  /** The side that the other cannot catch any more. */
  winner: Side | null;
}

export function findShootout(definition: SportDefinition, shown: readonly PressedEvent[]): Shootout {
  const all = listKicks(definition, shown);
  const attempts = definition.shootOut?.attempts ?? 1;
  const kicks = { home: all.filter(({ side }) => side === 'home'), away: all.filter(({ side }) => side === 'away') };
  const count = (of: Side) => kicks[of].filter(({ result }) => result === 'scored').length;
  const scored = { home: count('home'), away: count('away') };
  const next = findNext(all[0]?.side ?? null, kicks.home.length - kicks.away.length);
  const attempt = next === null ? 1 : kicks[next].length + 1;
  // In sudden death, a side that has taken one more waits for the other's answer.
  const rounds = Math.max(attempts, kicks.home.length, kicks.away.length);
  const reach = (of: Side) => scored[of] + rounds - kicks[of].length;
  const winner = sides.find((side) => scored[side] > reach(otherSide[side])) ?? null;
  const takers = new Map(all.flatMap(({ playerId, result }) => (playerId === null ? [] : [[playerId, result]])));
  return { kicks, takers, scored, attempts, next, attempt, isSuddenDeath: attempt > attempts, winner };
}

function findNext(first: Side | null, homeAhead: number): Side | null {
  if (homeAhead === 0) return first;
  return homeAhead > 0 ? 'away' : 'home';
}
