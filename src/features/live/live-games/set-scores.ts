import type { Periods, SetRules } from '#features/teams/sports/definitions/definition.ts';
import type { Side } from './contract.ts';

type SideScores = Record<Side, number>;

export const otherSide = { home: 'away', away: 'home' } as const;

export const isDeciding = ({ count }: Periods, period: number): boolean => period >= count;

/** Who has won a set with this score: of points, or in tennis of games. Null while it goes on. */
export function findSetWinner(rules: SetRules, isLast: boolean, score: SideScores): Side | null {
  const points = isLast ? (rules.decidingPoints ?? rules.points) : rules.points;
  return findLeader({ ...rules, points }, score);
}

interface Target {
  points: number;
  by: number;
  cap?: number;
}

function findLeader({ points, by, cap = Number.POSITIVE_INFINITY }: Target, { home, away }: SideScores): Side | null {
  const [most, least] = [Math.max(home, away), Math.min(home, away)];
  if (most === least || !((most >= points && most - least >= by) || most >= cap)) return null;
  return home > away ? 'home' : 'away';
}

/** The running count of a set: its points, or its games and the points of the one being played. */
export class SetCount {
  readonly score: SideScores = { home: 0, away: 0 };
  game: SideScores = { home: 0, away: 0 };
  /** The points of the tie-break, once it is over. */
  tieBreak: SideScores | null = null;
  /** The games that were played out, a tie-break among them. */
  #games = 0;
  readonly #rules: SetRules;
  readonly #isLast: boolean;

  constructor(rules: SetRules, isLast: boolean) {
    this.#rules = rules;
    this.#isLast = isLast;
  }

  get winner(): Side | null {
    return findSetWinner(this.#rules, this.#isLast, this.score);
  }

  get isTieBreak(): boolean {
    const { games } = this.#rules;
    return games !== undefined && this.score.home === games.tieBreak.at && this.score.away === games.tieBreak.at;
  }

  /** The turns of service that are over: in a tie-break one point, then two each. */
  get gamesServed(): number {
    const points = this.game.home + this.game.away;
    return this.#games + (this.isTieBreak ? Math.floor((points + 1) / 2) : 0);
  }

  add(side: Side, points: number): void {
    const { games } = this.#rules;
    if (!games) {
      this.score[side] += points;
      return;
    }
    this.game[side] += points;
    const target = { points: this.isTieBreak ? games.tieBreak.points : games.points, by: games.by };
    if (findLeader(target, this.game) === null) return;
    if (this.isTieBreak) this.tieBreak = this.game;
    this.score[side] += 1;
    this.#games += 1;
    this.game = { home: 0, away: 0 };
  }
}
