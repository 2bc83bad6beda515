import type { Random } from '#demo/random.ts';
import type { Result } from '#features/competition/competitions/contract.ts';
import type { GameCategory, GameStatus } from '../../contract.ts';

export interface DemoGame extends Result {
  id: number;
  sportId: number;
  homeTeamId: number;
  awayTeamId: number;
  dateTime: string;
  location: string;
  status: GameStatus;
  category: GameCategory;
  season: string;
  competitionId: number | null;
  homeScore: number | null;
  awayScore: number | null;
  hasBoxScore: boolean;
}

export interface DemoRsvp {
  gameId: number;
  userName: string;
  /** The account that entered it; null if a visitor did. */
  username: string | null;
  createdAt: string;
}

export type Score = readonly [home: number, away: number];

type Outcome = (random: Random, edge: number) => Score;

/** A final score that suits the sport. `edge` is how much better the home team is, from -1 to 1. */
export function finalScore(sportId: number, random: Random, edge: number): Score {
  return (outcomes[sportId] ?? goals)(random, edge);
}

const goals: Outcome = (random, edge) => {
  const side = (share: number) => [0.95, 0.7, 0.45, 0.3, 0.15].filter((chance) => random.chance(chance * share)).length;
  return [side(0.75 + edge * 0.4), side(0.7 - edge * 0.4)];
};

const highScore =
  (least: number, most: number, usual: number, swing: number): Outcome =>
  (random, edge) => {
    const total = usual + random.between(-swing, swing);
    const margin = Math.round(edge * swing * 2.2 + random.between(-swing, swing) * 0.8) || (edge >= 0 ? 2 : -2);
    const home = within(least, most, total + Math.ceil(margin / 2));
    const away = within(least, most, total - Math.floor(margin / 2));
    return home === away ? [home, away - 1] : [home, away];
  };

const raceTo =
  (goal: number, least: number): Outcome =>
  (random, edge) => {
    const other = random.between(least, goal - 1);
    return random.chance(0.5 + edge * 0.8) ? [goal, other] : [other, goal];
  };

/** Two game points for each of six boards. */
const boards: Outcome = (random, edge) => {
  const home = within(0, 12, Math.round(6 + edge * 6 + random.between(-4, 4)));
  return [home, 12 - home];
};

const rugby: Outcome = (random, edge) => {
  const side = (advantage: number) => {
    const tries = within(1, 5, random.between(1, 3) + Math.round(advantage * 3));
    const conversions = random.between(0, tries);
    return Math.min(45, tries * 5 + conversions * 2 + random.between(0, 3) * 3);
  };
  const home = side(edge);
  const away = side(-edge);
  if (home !== away) return [home, away];
  return home <= 42 ? [home + 3, away] : [home, away - 3];
};

const judged = highScore(60, 98, 82, 8);
const basketball = highScore(40, 95, 66, 14);

const outcomes: Record<number, Outcome> = {
  1: basketball,
  2: highScore(25, 60, 42, 9),
  3: goals,
  4: rugby,
  5: raceTo(3, 0),
  6: goals,
  7: boards,
  8: judged,
  9: judged,
  10: raceTo(9, 2),
  11: goals,
};

const within = (least: number, most: number, value: number) => Math.min(most, Math.max(least, value));
