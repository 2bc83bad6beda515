import type { Entrant, GameInBracket, NextMatch } from './contract.ts';

/** A sentence in parts: the match stands apart, as it leads to its game. */
export interface NextSentence {
  before: string;
  /** `the final` */
  match: string;
  after: string;
  next: NextMatch;
}

/** `The winner plays the final against the winner of semi-final 2` */
export function nextSentences({ next }: Pick<GameInBracket, 'next'>, away: string, isOver: boolean): NextSentence[] {
  const again = next.find(({ takes, match }) => next.some((one) => one.match === match && one.takes !== takes));
  if (again) {
    if (again.team) return [{ before: 'Both play again: ', match: matchText(again.match), after: '', next: again }];
    if (isOver) return [];
    return [{ before: `If ${away} wins, both play `, match: matchText(again.match), after: '', next: again }];
  }
  return next.map((one) => ({
    before: `${one.team?.name ?? `The ${one.takes}`} plays `,
    match: matchText(one.match),
    after: ` against ${opponentText(one.opponent)}`,
    next: one,
  }));
}

/** `the final`, `for third place`, `semi-final 2` */
function matchText(name: string): string {
  const text = lower(name);
  if (/\bplace$/.test(text)) return `for ${text}`;
  return /\bfinal$/.test(text) ? `the ${text}` : text;
}

function opponentText({ team, text }: Entrant): string {
  if (team) return team.name;
  const [, takes, match] = /^(Winner|Loser) of (.+)$/.exec(text ?? '') ?? [];
  if (takes && match) return `the ${lower(takes)} of ${matchText(match).replace(/^for /, 'the game for ')}`;
  return text ? `the ${text}` : 'a side to be decided';
}

/** Names such as `Group A` or `LAST 16` stay as they are. */
const lower = (text: string): string =>
  /^[A-Z][a-z’'-]/.test(text) && !/ [A-Z]/.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;

/** What else hangs on the game. */
export function stakeText({ decides, competition, next }: GameInBracket, winner: string | null): string | null {
  if (decides === 'draw') return 'The next round is drawn by points when this one is over.';
  if (decides === 'out') return next[0]?.team ? null : 'The loser is out.';
  if (decides !== 'cup') return null;
  return winner === null ? `The winner wins ${competition.name}.` : `${winner} won ${competition.name}.`;
}
