import { ButtonLink } from '#web/ui/Button.tsx';
import type { BoxScore } from '../contract.ts';
import { entryPath } from './paths.ts';

/** What an officer can do about it; to others, when it was put right. */
export function BoxScoreActs({ boxScore }: { boxScore: BoxScore }) {
  return (
    <div className="grid gap-2">
      {boxScore.can.edit && (
        <ButtonLink to={entryPath(boxScore.gameId)} wide>
          Correct Box Score
        </ButtonLink>
      )}
      {boxScore.correctedAt && (
        <p className="text-center text-soft text-xs">
          Corrected on <time dateTime={boxScore.correctedAt}>{boxScore.correctedAt.slice(0, 10)}</time>
        </p>
      )}
    </div>
  );
}
