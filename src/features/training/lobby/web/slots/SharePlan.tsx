import { Share2 } from 'lucide-react';
import type { Workout } from '#features/training/ai/contract.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { sharedFromPlan, shareOpening } from '../../rules.ts';

/** Opens the lobby's form with a plan, whose text can still be changed there. */
export function SharePlan({ workout }: { workout: Workout }) {
  return (
    <ButtonLink small {...shareOpening(sharedFromPlan(workout))}>
      <Share2 className="size-4" aria-hidden /> Share to Lobby
    </ButtonLink>
  );
}
