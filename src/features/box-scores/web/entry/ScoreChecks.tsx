import { Check, TriangleAlert } from 'lucide-react';
import type { Game } from '#features/games/contract.ts';
import type { SportDefinition } from '#features/sports/definitions/definition.ts';
import type { ScoreCheck, Side } from '../../contract.ts';
import { checkScore, sides } from '../../rules.ts';
import { type EntryDraft, sumOfSide } from './draft.ts';

interface ScoreChecksProps {
  game: Game;
  definition: SportDefinition;
  draft: EntryDraft;
  names: Record<Side, string>;
  playerIds: Record<Side, readonly number[]>;
}

/** Compares what the lines add up to with the score, in numbers and words. */
export function ScoreChecks({ game, definition, draft, names, playerIds }: ScoreChecksProps) {
  const scores = { home: game.homeScore, away: game.awayScore };
  const checks = sides.flatMap((side) => {
    const sum = sumOfSide(definition, draft, side, playerIds[side]);
    const check = checkScore(definition, side, sum, draft.periodScores, scores[side]);
    return check && (check.counted > 0 || playerIds[side].some((id) => draft.lines[id]?.state === 'played'))
      ? [{ side, check }]
      : [];
  });
  return (
    <ul
      className="grid min-w-0 flex-1 gap-0.5 text-[0.8125rem]"
      aria-label="Whether the lines add up to the score"
      aria-live="polite"
    >
      {checks.map(({ side, check }) => (
        <li key={side} className="flex items-center gap-1.5">
          {check.difference === 0 ? (
            <Check className="size-4 shrink-0 text-win" aria-hidden />
          ) : (
            <TriangleAlert className="size-4 shrink-0 text-gold" aria-hidden />
          )}
          <span className="truncate">
            {names[side]}: {checkText(check)}
          </span>
        </li>
      ))}
      {checks.length === 0 && <li className="text-soft">Nothing entered yet</li>}
    </ul>
  );
}

export function checkText({ counted, score, difference }: ScoreCheck): string {
  if (difference === 0) return `all ${score} entered`;
  return difference < 0
    ? `${counted} of ${score}, ${-difference} missing`
    : `${counted} of ${score}, ${difference} too many`;
}
