import type { Side, TimetableGame } from './contract.ts';

/** Who plays in a competition, and how long a game of it is. */
export interface Entrants {
  /** The key of the competition, with which the ids of its games begin. */
  competition: string;
  /** In the order of their seeds, the best first. */
  teams: readonly string[];
  minutes: number;
}

interface Fields {
  home: Side;
  away: Side;
  round: string;
  stage: number;
  group?: string | null;
}

export type MakeGame = (key: string, fields: Fields) => TimetableGame;

/** `key` names a game within its competition by what it is, so that it stays the same when games are made again. */
export function gamesMadeFor({ competition, minutes }: Entrants): MakeGame {
  return (key, { home, away, round, stage, group = null }) => ({
    id: `${competition}.${key}`,
    competition,
    home,
    away,
    group,
    round,
    stage,
    minutes,
  });
}
