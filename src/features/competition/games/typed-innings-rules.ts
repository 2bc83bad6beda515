import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import type { Game } from './contract.ts';

type InningsScore = NonNullable<Game['innings']>[number];

/** `3.4`: three overs and four balls. Apart from the rules of results, which Home loads. */
export function oversOf(balls: number, perOver: number): string {
  const rest = balls % perOver;
  return `${Math.floor(balls / perOver)}${rest === 0 ? '' : `.${rest}`}`;
}

/** The balls of `18.3`; null for text that is no overs and balls, such as `18.` or `18.7`. */
export function ballsIn(overs: string, perOver: number): number | null {
  const [, whole, rest = '0'] = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(overs.trim()) ?? [];
  return whole === undefined || Number(rest) >= perOver ? null : Number(whole) * perOver + Number(rest);
}

type Scored = Pick<Game, 'homeScore' | 'awayScore'>;

/** Why these innings cannot be right; null if they can. */
export function whyNoInnings(
  { innings: rules }: Pick<SportDefinition, 'innings'>,
  innings: readonly InningsScore[],
  { homeScore, awayScore }: Scored,
): string | null {
  if (!rules) return 'Games of this sport have no innings';
  if (homeScore === null || awayScore === null) return 'Enter both scores too';
  if (new Set(innings.map(({ side }) => side)).size < innings.length) return 'Each side has one innings';
  for (const { wickets, balls, overs, players } of innings) {
    if (overs < 1 || overs > 50) return 'A side has 1 to 50 overs';
    if (players < 2 || players > 11) return 'A side has 2 to 11 players who bat';
    if (wickets < 0 || balls < 0) return 'Wickets and overs cannot be less than 0';
    if (wickets >= players) return `With ${players} players a side has at most ${players - 1} wickets`;
    if (balls > overs * rules.ballsPerOver) {
      return `${oversOf(balls, rules.ballsPerOver)} overs are more than the ${overs} of a side`;
    }
  }
  return null;
}
