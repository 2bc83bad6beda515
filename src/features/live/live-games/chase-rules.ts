import type { Innings, InningsGame } from './innings-rules.ts';

/** How the side that bats second stands. */
export interface Chase {
  target: number;
  /** 0 once the target is reached. */
  need: number;
  ballsLeft: number;
  /** Runs an over; null once there is nothing to chase, or no ball left. */
  requiredRate: number | null;
}

/** The innings that is being played, or was played last. */
export const currentInnings = ({ innings }: InningsGame): Innings | undefined => innings.at(-1);

/** Null in the first innings. */
export function chaseOf({ innings, overs, ballsPerOver }: InningsGame): Chase | null {
  const [first, second] = innings;
  if (!first || !second) return null;
  const target = first.runs + 1;
  const need = Math.max(0, target - second.runs);
  const ballsLeft = Math.max(0, overs * ballsPerOver - second.balls);
  const requiredRate = need === 0 || ballsLeft === 0 ? null : rate(need, ballsLeft, ballsPerOver);
  return { target, need, ballsLeft, requiredRate };
}

/** Runs an over so far; null before the first ball. */
export const runRate = ({ runs, balls }: Pick<Innings, 'runs' | 'balls'>, ballsPerOver: number): number | null =>
  balls === 0 ? null : rate(runs, balls, ballsPerOver);

const rate = (runs: number, balls: number, ballsPerOver: number): number =>
  Math.round((100 * runs * ballsPerOver) / balls) / 100;

/** Why no ball can follow in this innings; null while one can. It is said, and ends nothing. */
export function whyOver(game: InningsGame): 'all out' | 'overs' | 'target' | null {
  const innings = currentInnings(game);
  if (!innings) return null;
  if (chaseOf(game)?.need === 0) return 'target';
  if (innings.isAllOut) return 'all out';
  return innings.balls >= game.overs * game.ballsPerOver ? 'overs' : null;
}

/** `Need 46 from 30 balls`; null in the first innings, and once the target is reached. */
export function chaseText(game: InningsGame): string | null {
  const chase = chaseOf(game);
  if (!chase || chase.need === 0) return null;
  return `Need ${chase.need} from ${chase.ballsLeft === 1 ? '1 ball' : `${chase.ballsLeft} balls`}`;
}
