import type { BracketMatch, GameInBracket, NextMatch } from './contract.ts';
import { isLastFinal } from './round-rules.ts';

interface Shown {
  matches: readonly BracketMatch[];
  isDrawn: boolean;
  /** Whether all matches to come are known: then a loser who comes to none of them is out. */
  isPlanned: boolean;
}

/** What a game decides; null if it is none of these matches. */
export function gameInBracket(
  gameId: number,
  { matches, isDrawn, isPlanned }: Shown,
  dayOf: (gameId: number) => string | null,
): Omit<GameInBracket, 'competition'> | null {
  const match = matches.find((one) => one.gameId === gameId);
  if (!match) return null;
  const next = matches.flatMap((one): NextMatch[] =>
    (['home', 'away'] as const).flatMap((side) => {
      const { from, team } = one[side];
      if (from?.match !== match.key) return [];
      const opponent = one[side === 'home' ? 'away' : 'home'];
      const dateTime = one.gameId === null ? one.dateTime : dayOf(one.gameId);
      return [{ takes: from.takes, match: one.name, team, opponent, dateTime, gameId: one.gameId }];
    }),
  );
  const byTaker = next.toSorted((one, other) => Number(one.takes === 'loser') - Number(other.takes === 'loser'));
  return {
    match: match.name,
    decides: decides(match, byTaker, { isDrawn, isPlanned }),
    next: byTaker,
    ...decidedIn(match),
  };
}

const decidedIn = ({ home, away, wentOn, isAsked }: BracketMatch) => ({
  wentOn: [home.team, away.team].find((team) => team !== null && team.id === wentOn) ?? null,
  isAsked,
});

function decides(
  { round }: BracketMatch,
  next: readonly NextMatch[],
  { isDrawn, isPlanned }: Pick<Shown, 'isDrawn' | 'isPlanned'>,
): GameInBracket['decides'] {
  if (isDrawn) return 'draw';
  if (next.every(({ takes }) => takes === 'loser')) return isLastFinal(round) ? 'cup' : null;
  return isPlanned && next.every(({ takes }) => takes === 'winner') ? 'out' : null;
}
