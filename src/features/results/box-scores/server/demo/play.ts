import type { Random } from '#demo/random.ts';
import type { RosterEntry } from '#features/teams/players/server/demo/fill.ts';
import type { PeriodScore } from '../../contract.ts';

export interface Player {
  entry: RosterEntry;
  counts: Record<string, number>;
}

/** One side of a played game. Its counts have to add up to the score. */
export interface SidePlay {
  players: readonly Player[];
  score: number;
  /** Counts that belong to no player. */
  team: Record<string, number>;
}

/** Fills in both sides, and returns the score of each period if the sport has several. */
export type Play = (random: Random, home: SidePlay, away: SidePlay) => PeriodScore[];

export type Weights = Readonly<Record<string, number>>;

export function add(counts: Record<string, number>, key: string, by = 1): void {
  counts[key] = (counts[key] ?? 0) + by;
}

export const sumKey = ({ players }: SidePlay, key: string): number =>
  players.reduce((sum, { counts }) => sum + (counts[key] ?? 0), 0);

/** Hands out a number of counts, weighted by position; the default weight is 1. */
export function handOut(random: Random, side: SidePlay, key: string, many: number, weights: Weights = {}): void {
  for (let at = 0; at < many; at += 1) {
    const { counts } = random.pickWeighted(side.players, ({ entry }) => weights[entry.position] ?? 1);
    add(counts, key);
  }
}

export interface Extra {
  key: string;
  least: number;
  most: number;
  weights?: Weights;
}

export function handOutAll(random: Random, side: SidePlay, extras: readonly Extra[]): void {
  for (const { key, least, most, weights } of extras) handOut(random, side, key, random.between(least, most), weights);
}

/** Assigns each score to a random period. */
export function inPeriods(
  random: Random,
  many: number,
  home: readonly number[],
  away: readonly number[],
): PeriodScore[] {
  const periods = Array.from({ length: many }, () => ({ home: 0, away: 0 }));
  const fall = (side: 'home' | 'away', worth: number) => {
    const period = periods[random.between(0, many - 1)];
    if (period) period[side] += worth;
  };
  for (const worth of home) fall('home', worth);
  for (const worth of away) fall('away', worth);
  return periods;
}

export const ones = (many: number): number[] => Array.from({ length: many }, () => 1);

/** The best players of a team always play, the others usually do. */
export const isPlaying = (random: Random, { skill }: RosterEntry): boolean => skill >= 8 || random.chance(0.85);
