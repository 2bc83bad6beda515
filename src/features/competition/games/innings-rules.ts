import type { Game } from './contract.ts';
import type { GameSide } from './score-rules.ts';

const ballsPerOver = 6;

/** `3.4`: three overs and four balls; `20`. */
export function oversText(balls: number): string {
  const rest = balls % ballsPerOver;
  return `${Math.floor(balls / ballsPerOver)}${rest === 0 ? '' : `.${rest}`}`;
}

export type WithInnings = Pick<Game, 'homeScore' | 'awayScore'> & { innings?: Game['innings'] };

type InningsScore = NonNullable<Game['innings']>[number];

export const isAllOut = ({ wickets, players }: Pick<InningsScore, 'wickets' | 'players'>): boolean =>
  wickets >= players - 1;

/** The overs of each side for its run rate: all of them where it was bowled out. Null unless both have batted. */
export function oversFaced(stored: string | null, perOver = ballsPerOver): Record<GameSide, number> | null {
  const innings: readonly InningsScore[] = stored === null ? [] : JSON.parse(stored);
  const faced = (side: GameSide) => {
    const own = innings.find((one) => one.side === side);
    return own && (isAllOut(own) ? own.overs : own.balls / perOver);
  };
  const [home, away] = [faced('home'), faced('away')];
  return home === undefined || away === undefined ? null : { home, away };
}

/** `156/6 (20)`, `128 all out (18.3)`; null where a side has not batted, or nobody counted. */
export function inningsText(game: WithInnings, side: GameSide): string | null {
  const own = game.innings?.find((one) => one.side === side);
  if (!own) return null;
  const runs = game[`${side}Score`] ?? 0;
  return `${runs}${isAllOut(own) ? ' all out' : `/${own.wickets}`} (${oversText(own.balls)})`;
}

/** `156/6 (20) – 128 all out (18.3)`; a side that has not batted yet is left out. */
export function bothInningsText(game: WithInnings, first: GameSide = 'home'): string | null {
  const sides = first === 'home' ? (['home', 'away'] as const) : (['away', 'home'] as const);
  const texts = sides.flatMap((side) => inningsText(game, side) ?? []);
  return texts.length === 0 ? null : texts.join(' – ');
}

/** `23 runs`, `4 wickets`: whoever bats second wins by the wickets that they have left. Null without innings, and for a tie. */
export function marginText({ innings, homeScore, awayScore }: WithInnings): string | null {
  const second = innings?.[1];
  if (!second || homeScore === null || awayScore === null || homeScore === awayScore) return null;
  const lead = second.side === 'home' ? homeScore - awayScore : awayScore - homeScore;
  return lead > 0 ? plural(second.players - 1 - second.wickets, 'wicket') : plural(-lead, 'run');
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
