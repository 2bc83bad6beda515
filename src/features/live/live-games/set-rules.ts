import type { Periods, SetRules, SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import type { PressedEvent, Side } from './contract.ts';
import type { LiveState } from './rules.ts';
import { creditedSide, getPoints, type Scores } from './score-rules.ts';
import { findSetWinner, isDeciding, otherSide, SetCount } from './set-scores.ts';

/** What a scorer of sets needs to know beside the score. Nothing of it decides anything. */
export interface SetState {
  /** Null until somebody has said who serves, or it follows from a rally. */
  server: Side | null;
  /** How often each side has rotated in this set. */
  rotations: Record<Side, number>;
  /** The points of the game that is being played, where a set counts games. */
  game: Scores | null;
  isTieBreak: boolean;
  /** The points of tie-breaks that are over, by set. */
  tieBreaks: ReadonlyMap<number, Scores>;
  /** The sides change ends now, within the set. */
  changesEnds: boolean;
}

/** Null in a sport without sets. */
export function playSets(definition: SportDefinition, shown: readonly PressedEvent[]): SetState | null {
  const { periods } = definition;
  if (!periods.sets) return null;
  const play = new SetPlay(periods, periods.sets);
  for (const event of shown) {
    if (event.kind === 'period') play.begin(event.period);
    else if (event.kind === 'serve') play.serve(event.side);
    else if (event.kind === 'rotate') play.rotate(event.side);
    else if (event.kind === 'tap')
      play.score(creditedSide(definition, event), getPoints(definition, event.tap), event.period);
  }
  return play.state;
}

class SetPlay {
  readonly #periods: Periods;
  readonly #rules: SetRules;
  #period = 1;
  #sets = new Map<number, SetCount>();
  #rotations = { home: 0, away: 0 };
  /** Who served first in this set. */
  #first: Side | null = null;
  /** Who won the last rally. */
  #rally: Side | null = null;
  #changesEnds = false;

  constructor(periods: Periods, rules: SetRules) {
    this.#periods = periods;
    this.#rules = rules;
  }

  get state(): SetState {
    const set = this.#set(this.#period);
    return {
      server: this.#server(),
      rotations: { ...this.#rotations },
      game: this.#rules.games ? { ...set.game } : null,
      isTieBreak: set.isTieBreak,
      tieBreaks: new Map([...this.#sets].flatMap(([period, { tieBreak }]) => (tieBreak ? [[period, tieBreak]] : []))),
      changesEnds: this.#changesEnds,
    };
  }

  begin(period: number): void {
    if (period <= this.#period) return;
    const before = this.#set(this.#period).score;
    const winner = before.home === before.away ? null : before.home > before.away ? 'home' : 'away';
    const { nextSet } = this.#rules.serve;
    if (nextSet === 'winner') this.#first = winner;
    if (nextSet === 'other side') this.#first = this.#first && otherSide[this.#first];
    this.#period = period;
    this.#rally = null;
    this.#rotations = { home: 0, away: 0 };
    this.#changesEnds = false;
  }

  /** Somebody says who serves now. */
  serve(side: Side): void {
    if (this.#rules.serve.by === 'rally winner') {
      if (this.#points === 0) this.#first = side;
      this.#rally = side;
    } else if (this.#server() !== side) this.#first = this.#turnsPlayed % 2 === 0 ? side : otherSide[side];
  }

  rotate(side: Side): void {
    this.#rotations[side] += 1;
  }

  score(side: Side, points: number, period: number): void {
    if (points === 0) return;
    const served = this.#server();
    this.#set(period).add(side, points);
    if (period !== this.#period) return;
    if (this.#rules.serve.by === 'rally winner') {
      if (served && served !== side && this.#rules.rotates) this.#rotations[side] += 1;
      this.#rally = side;
    }
    this.#changesEnds = this.#mustChangeEnds(side);
  }

  #server(): Side | null {
    if (this.#rules.serve.by === 'rally winner') return this.#rally ?? this.#first;
    return this.#first && (this.#turnsPlayed % 2 === 0 ? this.#first : otherSide[this.#first]);
  }

  /** The turns of service that are over: of this set, or where games are served in turn, of all sets. */
  get #turnsPlayed(): number {
    const { by, turn = 1, shortFrom = Number.POSITIVE_INFINITY } = this.#rules.serve;
    if (by === 'games') return [...this.#sets.values()].reduce((sum, set) => sum + set.gamesServed, 0);
    const { home, away } = this.#set(this.#period).score;
    const long = Math.min(home, away) < shortFrom;
    return long ? Math.floor((home + away) / turn) : (2 * shortFrom) / turn + (home + away - 2 * shortFrom);
  }

  get #points(): number {
    const { home, away } = this.#set(this.#period).score;
    return home + away;
  }

  #mustChangeEnds(side: Side): boolean {
    const { changesEndsAt, games } = this.#rules;
    const { score, game, winner } = this.#set(this.#period);
    if (winner !== null || changesEndsAt === undefined) return false;
    if (changesEndsAt === 'odd games') {
      const isGameOver = games !== undefined && game.home + game.away === 0;
      return isGameOver && (score.home + score.away) % 2 === 1;
    }
    const isThere = score[side] === changesEndsAt && score[otherSide[side]] < changesEndsAt;
    return isThere && isDeciding(this.#periods, this.#period);
  }

  #set(period: number): SetCount {
    const set = this.#sets.get(period) ?? new SetCount(this.#rules, isDeciding(this.#periods, period));
    this.#sets.set(period, set);
    return set;
  }
}

/** Who has won the match as the sets stand, the one being played among them. */
export function findMatchWinner({ count, sets }: Periods, periodScores: readonly Scores[]): Side | null {
  if (!sets) return null;
  const winners = periodScores.map((score, at) => findSetWinner(sets, at + 1 === count, score));
  const needed = Math.floor(count / 2) + 1;
  return (
    (['home', 'away'] as const).find((side) => winners.filter((winner) => winner === side).length >= needed) ?? null
  );
}

/** The points of a game within a set, as they are called: `40–15`, `Deuce`, `Ad–40`. */
export function gameText({ games }: SetRules, { home, away }: Scores, isTieBreak: boolean): string {
  const called = games?.called ?? [];
  if (isTieBreak) return `${home}–${away}`;
  const last = called.length - 1;
  if (home >= last && away >= last) {
    if (home === away) return 'Deuce';
    return home > away ? `Ad–${called[last]}` : `${called[last]}–Ad`;
  }
  return `${called[home] ?? home}–${called[away] ?? away}`;
}

/** The players by position, from the one that serves: after each rotation the next in their order. */
export const listRotation = <Player>(order: readonly Player[], rotations: number): Player[] =>
  order.map((_, at) => order[(at + rotations) % order.length] as Player);

/** Whether the set that is played is over, by its own rule. */
export const isSetOver = (
  { periods }: SportDefinition,
  { period, periodScores }: Pick<LiveState, 'period' | 'periodScores'>,
): boolean => {
  const score = periodScores[period - 1];
  return (
    periods.sets !== undefined &&
    score !== undefined &&
    findSetWinner(periods.sets, isDeciding(periods, period), score) !== null
  );
};
