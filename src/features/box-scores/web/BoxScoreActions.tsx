import { ButtonLink } from '#web/ui/Button.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { BoxScore } from '../contract.ts';
import { dayText } from './day.ts';
import { entryPath } from './paths.ts';

/** What an officer can do with the box score, and the date of the last correction. */
export function BoxScoreActions({ boxScore }: { boxScore: BoxScore }) {
  const now = new Date(useNow());
  const zone = useZone();
  return (
    <div className="grid gap-2">
      {boxScore.can.edit && (
        <ButtonLink to={entryPath(boxScore.gameId)} wide>
          Correct Box Score
        </ButtonLink>
      )}
      {boxScore.correctedAt && (
        <p className="text-center text-soft text-xs">
          Corrected on <time dateTime={boxScore.correctedAt}>{dayText(boxScore.correctedAt, now, zone)}</time>
        </p>
      )}
    </div>
  );
}
