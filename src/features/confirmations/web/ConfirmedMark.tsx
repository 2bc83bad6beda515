import { BadgeCheck } from 'lucide-react';
import type { Game } from '#features/games/contract.ts';
import { useConfirmation } from './api.ts';
import { Correction } from './Correction.tsx';

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
    <p className="mt-2 flex items-center justify-center gap-1.5 text-[0.8125rem] text-soft">
      <BadgeCheck className="size-4 shrink-0 text-win" aria-hidden />
      Confirmed by both
    </p>
  );
}
