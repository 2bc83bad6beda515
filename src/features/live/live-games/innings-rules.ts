import { type SportDefinition, type Tap, total } from '#features/teams/sports/definitions/definition.ts';
import type { GameEvent, PressedEvent, Side } from './contract.ts';
import { findTap, type Scores } from './score-rules.ts';
import { otherSide } from './set-scores.ts';

type Toss = PressedEvent & { kind: 'toss' };
type TapEvent = GameEvent & { kind: 'tap' };
type PlayerId = number | null;

/** How a batter's innings ended, with the names as players. */
export interface Dismissed {
  /** `c {fielder} b {bowler}` */
  text: string;
  bowler: PlayerId;
  fielder: PlayerId;
  /** Retired hurt: costs no wicket, and the batter may come back. */
  isNotOut: boolean;
}

export interface Batter {
  playerId: number;
  runs: number;
  balls: number;
  fours: number;
  sixes: number;
  /** Null while not out. */
  out: Dismissed | null;
}

export interface Bowler {
  playerId: number;
  balls: number;
  maidens: number;
  runs: number;
  wickets: number;
}

export interface Ball {
  id: string;
  mark: string;
  isLegal: boolean;
  /** Runs that the bowler conceded. */
  conceded: number;
  isWicket: boolean;
}

export interface Over {
  balls: Ball[];
  /** The bowler of its latest ball. */
  bowler: PlayerId;
}

/** The fall of a wicket: how many, at which score, after how many balls. */
export interface Fall {
  playerId: PlayerId;
  wickets: number;
  runs: number;
  balls: number;
}

export interface Innings {
  /** From 1. */
  period: number;
  side: Side;
  runs: number;
  wickets: number;
  /** Legal ones. */
  balls: number;
  extras: Record<string, number>;
  /** In the order in which they came in. */
  batting: Batter[];
  bowling: Bowler[];
  falls: Fall[];
  /** The latest last; that of the next ball is last if it has begun. */
  overs: Over[];
  striker: PlayerId;
  nonStriker: PlayerId;
  /** Who bowls the next ball, as far as that is known; null at the start of an over until somebody says so. */
  bowler: PlayerId;
  /** Who bowled the over before. */
  lastBowler: PlayerId;
  isAllOut: boolean;
}

export interface InningsGame {
  /** How many overs a side has, and how many of its players bat. */
  overs: number;
  players: number;
  ballsPerOver: number;
  toss: Pick<Toss, 'side' | 'choice'> | null;
  /** Those that have begun; at least one. */
  innings: Innings[];
}

/** The innings of a game by the events that count, the earliest first; null in a sport without innings. */
export function foldInnings(
  definition: SportDefinition,
  shown: readonly GameEvent[],
  score: Scores,
): InningsGame | null {
  const { innings: rules } = definition;
  if (!rules) return null;
  const toss = shown.findLast((event): event is Toss & GameEvent => event.kind === 'toss');
  const { overs, players } = toss ?? rules;
  const first = firstToBat(shown, toss);
  const folds = [new Fold(definition, 1, first)];
  // Another phone's clock may be behind: the first play in an innings begins it, too.
  const foldOf = (period: number) => {
    while (folds.length < Math.min(period, definition.periods.count))
      folds.push(new Fold(definition, folds.length + 1, folds.length % 2 === 0 ? first : otherSide[first]));
    return folds[period - 1];
  };
  for (const event of shown) {
    if (event.kind === 'period') foldOf(event.period);
    else if (event.kind === 'tap' || event.kind === 'on' || event.kind === 'off') foldOf(event.period)?.add(event);
  }
  // A score that was corrected counts, not only what the balls explain.
  const innings = folds.map((fold) => ({ ...fold.innings, runs: score[fold.innings.side] }));
  return {
    overs,
    players,
    ballsPerOver: rules.ballsPerOver,
    toss: toss ? { side: toss.side, choice: toss.choice } : null,
    innings: innings.map((one) => ({ ...one, isAllOut: one.wickets >= players - 1 })),
  };
}

/** What counts for a player by the innings, and not by single plays: maidens. */
export const listMaidens = (definition: SportDefinition, shown: readonly GameEvent[]): Bowler[] =>
  foldInnings(definition, shown, { home: 0, away: 0 })?.innings.flatMap(({ bowling }) =>
    bowling.filter(({ maidens }) => maidens > 0),
  ) ?? [];

function firstToBat(shown: readonly GameEvent[], toss: Toss | undefined): Side {
  if (toss) return toss.choice === 'bat' ? toss.side : otherSide[toss.side];
  const ball = shown.find((event): event is TapEvent => event.kind === 'tap');
  return ball?.side ?? 'home';
}

class Fold {
  readonly innings: Innings;
  readonly #definition: SportDefinition;
  readonly #ballsPerOver: number;
  /** Who is on strike, and who is not. */
  #crease: [PlayerId, PlayerId] = [null, null];
  /** Who came in while two were in: a wicket was taken back, and will fall again. */
  #waiting: number[] = [];
  #bowler: PlayerId = null;

  constructor(definition: SportDefinition, period: number, side: Side) {
    this.#definition = definition;
    this.#ballsPerOver = definition.innings?.ballsPerOver ?? 6;
    const none = { runs: 0, wickets: 0, balls: 0, extras: {}, batting: [], bowling: [], falls: [], overs: [] };
    const nobody = { striker: null, nonStriker: null, bowler: null, lastBowler: null };
    this.innings = { period, side, ...none, ...nobody, isAllOut: false };
  }

  add(event: GameEvent & { kind: 'tap' | 'on' | 'off' }): void {
    if (event.kind === 'tap') this.#tap(event);
    else if (event.playerId === null) return;
    else if (event.side !== this.innings.side) this.#bowler = event.kind === 'on' ? event.playerId : null;
    else if (event.kind === 'on') this.#comeIn(event.playerId);
    else this.#leave(event.playerId);
    const [striker, nonStriker] = this.#crease;
    Object.assign(this.innings, { striker, nonStriker, bowler: this.#bowler });
  }

  #tap(event: TapEvent): void {
    const found = findTap(this.#definition, event.tap);
    if (!found) return;
    const { tap, players, teams, points } = found;
    if (event.playerId) this.#face(event.playerId);
    const batter = event.playerId ? this.#batter(event.playerId) : undefined;
    if (batter) {
      batter.runs += total(players, 'runs');
      batter.balls += total(players, 'ballsFaced');
      batter.fours += total(players, 'fours');
      batter.sixes += total(players, 'sixes');
    }
    this.innings.runs += points;
    for (const [key, value] of Object.entries(teams))
      this.innings.extras[key] = (this.innings.extras[key] ?? 0) + value;
    if (tap.ball) this.#bowl(event, tap, tap.ball);
    if (tap.dismissal) this.#dismiss(event, tap.dismissal);
    if ((tap.ball?.ran ?? 0) % 2 === 1) this.#changeEnds();
    const over = this.innings.overs.at(-1);
    if (tap.ball && over && this.#isFull(over)) this.#endOver(over);
    this.#fill();
  }

  #bowl(event: TapEvent, { addsToOther = {}, dismissal }: Tap, ball: NonNullable<Tap['ball']>): void {
    const { mark, isLegal } = ball;
    const conceded = total(addsToOther, 'runsConceded');
    const over = this.#over();
    over.balls.push({
      id: event.id,
      mark,
      isLegal,
      conceded,
      isWicket: dismissal !== undefined && !dismissal.isNotOut,
    });
    if (isLegal) this.innings.balls += 1;
    const bowlerId = event.otherPlayerId ?? null;
    over.bowler = bowlerId ?? over.bowler;
    this.#bowler = bowlerId ?? this.#bowler;
    if (bowlerId === null) return;
    const bowler = this.#bowlerLine(bowlerId);
    bowler.balls += Number(isLegal);
    bowler.runs += conceded;
    bowler.wickets += total(addsToOther, 'wickets');
  }

  #dismiss(event: TapEvent, { text, isOther = false, isNotOut = false }: NonNullable<Tap['dismissal']>): void {
    const at = isOther ? 1 : 0;
    const playerId = this.#crease[at];
    this.#crease[at] = null;
    const { otherPlayerId = null, fielderId = null } = event;
    if (playerId !== null) this.#batter(playerId).out = { text, bowler: otherPlayerId, fielder: fielderId, isNotOut };
    if (isNotOut) return;
    this.innings.wickets += 1;
    const { runs, wickets, balls } = this.innings;
    this.innings.falls.push({ playerId, wickets, runs, balls });
  }

  /** The batter who faces the ball is on strike, whatever was thought before. */
  #face(playerId: number): void {
    const [striker, nonStriker] = this.#crease;
    if (striker === playerId) return;
    this.#waiting = this.#waiting.filter((id) => id !== playerId);
    if (nonStriker === playerId) this.#changeEnds();
    else if (striker !== null && nonStriker === null) this.#crease = [playerId, striker];
    else this.#crease[0] = playerId;
  }

  #comeIn(playerId: number): void {
    if (this.#crease.includes(playerId) || this.#waiting.includes(playerId)) return;
    const line = this.#batter(playerId);
    if (line.out?.isNotOut) line.out = null;
    this.#waiting.push(playerId);
    this.#fill();
  }

  #leave(playerId: number): void {
    this.#waiting = this.#waiting.filter((id) => id !== playerId);
    const at = this.#crease.indexOf(playerId);
    if (at >= 0) this.#crease[at] = null;
    const line = this.innings.batting.find((one) => one.playerId === playerId);
    if (line && line.balls === 0 && line.out === null)
      this.innings.batting = this.innings.batting.filter((one) => one !== line);
    this.#fill();
  }

  #fill(): void {
    for (const at of [0, 1] as const) {
      if (this.#crease[at] === null) this.#crease[at] = this.#waiting.shift() ?? null;
    }
  }

  #changeEnds(): void {
    this.#crease = [this.#crease[1], this.#crease[0]];
  }

  #over(): Over {
    const last = this.innings.overs.at(-1);
    if (last && !this.#isFull(last)) return last;
    const over = { balls: [], bowler: null };
    this.innings.overs.push(over);
    return over;
  }

  #isFull = ({ balls }: Over): boolean => balls.filter(({ isLegal }) => isLegal).length >= this.#ballsPerOver;

  #endOver(over: Over): void {
    if (over.bowler !== null && over.balls.every(({ conceded }) => conceded === 0))
      this.#bowlerLine(over.bowler).maidens += 1;
    this.innings.lastBowler = over.bowler;
    this.#bowler = null;
    this.#changeEnds();
  }

  #batter(playerId: number): Batter {
    const known = this.innings.batting.find((one) => one.playerId === playerId);
    if (known) return known;
    const line = { playerId, runs: 0, balls: 0, fours: 0, sixes: 0, out: null };
    this.innings.batting.push(line);
    return line;
  }

  #bowlerLine(playerId: number): Bowler {
    const known = this.innings.bowling.find((one) => one.playerId === playerId);
    if (known) return known;
    const line = { playerId, balls: 0, maidens: 0, runs: 0, wickets: 0 };
    this.innings.bowling.push(line);
    return line;
  }
}
