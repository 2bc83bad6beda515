import type { CardColour, SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { periodName } from '#features/teams/sports/period-rules.ts';
import { byNumber } from './line-up.ts';
import type { SheetPlayer } from './sheet-rules.ts';

/** What is kept by hand on a printed sheet, by the sport's definition. */
export interface PaperColumns {
  /** How many fouls a player may have; 0 where nobody counts them. */
  fouls: number;
  /** In the order of their severity. */
  cards: readonly CardColour[];
  /** What a player scores: `Goals`; several kinds of it make a `Score`. */
  score: string;
  /** What the running score is kept by: `Q1`, `Q2`, …, `OT`. */
  periods: readonly string[];
}

const severity: readonly CardColour[] = ['green', 'yellow', 'red'];

export function listColumns({ fouls, taps, statistics, periods }: SportDefinition): PaperColumns {
  const cards = new Set(taps.map(({ card }) => card));
  const scored = statistics.flatMap((one) => (one.kind === 'count' && one.worth && !one.teamOnly ? [one.label] : []));
  const [only] = scored;
  const regular = Array.from({ length: periods.count }, (_, at) => periodName(periods, at + 1));
  return {
    fouls: fouls?.limit ?? 0,
    cards: severity.filter((colour) => cards.has(colour)),
    score: only !== undefined && scored.length === 1 ? only : 'Score',
    periods: periods.overtime ? [...regular, periods.overtime.short] : regular,
  };
}

/** The fewest lines of a side; the most that are still easy to write on; and those left for who comes unannounced. */
const [fewestLines, mostLines, unannounced] = [12, 34, 3];

/**
 * The lines of a side on one sheet of paper: who is here, then who else could come, then empty ones. Whoever is here has a
 * line, however many they are. Both sides have as many lines.
 */
export function listLines(
  squad: readonly SheetPlayer[],
  lines: number,
): { players: readonly SheetPlayer[]; empty: number; leftOut: number } {
  const players = byNumber([...squad]).slice(0, lines);
  return { players, empty: lines - players.length, leftOut: squad.length - players.length };
}

export function countLines(squads: readonly (readonly SheetPlayer[])[]): number {
  const most = Math.max(0, ...squads.map(({ length }) => length));
  const here = Math.max(0, ...squads.map((squad) => squad.filter(({ isAbsent }) => !isAbsent).length));
  return Math.max(fewestLines, here, Math.min(mostLines, most + unannounced));
}
