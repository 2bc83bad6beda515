import { BadgeCheck } from 'lucide-react';
import type { Game } from '#features/competition/games/contract.ts';
import { whenText } from '#features/competition/games/web/times.ts';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { Confirmation } from '../contract.ts';
import { useConfirmation } from './api.ts';
import { describeCorrection } from './copy.ts';

/** Shown under a score: whether both sides have confirmed it, and whether it was corrected afterwards. */
export function ConfirmedMark({ game }: { game: Game }) {
  const confirmation = useConfirmation(game);
  if (!confirmation) return null;
  return (
    <>
      {confirmation.status === 'confirmed' && <ConfirmedByBoth />}
      {confirmation.corrected && <Correction corrected={confirmation.corrected} />}
    </>
  );
}

export function ConfirmedByBoth() {
  return (
    <p className="mt-2 flex items-center justify-center gap-1.5 text-sm text-soft">
      <BadgeCheck className="size-4 shrink-0 text-win" aria-hidden />
      Confirmed by both
    </p>
  );
}

export function Correction({ corrected }: { corrected: NonNullable<Confirmation['corrected']> }) {
  const now = new Date(useNow());
  const zone = useZone();
  return (
    <p className="mt-2 text-center text-sm text-soft">
      {describeCorrection(corrected)}, <time dateTime={corrected.at}>{whenText(corrected.at, now, zone)}</time>
    </p>
  );
}
