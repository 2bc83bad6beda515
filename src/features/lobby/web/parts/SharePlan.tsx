import { Share2 } from 'lucide-react';
import type { Workout } from '#features/ai/contract.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { sharedFromPlan, shareOpening } from '../../rules.ts';

/** From a plan to the lobby's form, where its words can still be changed. */
export function SharePlan({ workout }: { workout: Workout }) {
  return (
    <ButtonLink small {...shareOpening(sharedFromPlan(workout))}>
      <Share2 className="size-4" aria-hidden /> Share to Lobby
    </ButtonLink>
  );
}
