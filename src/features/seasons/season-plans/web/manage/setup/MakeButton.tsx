import { useQuery } from '@tanstack/react-query';
import { WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import type { SeasonPlan } from '../../../contract.ts';
import { planGamesOptions } from '../../api.ts';
import { counted } from '../plan-texts.ts';

interface MakeButtonProps {
  plan: SeasonPlan;
  isDisabled: boolean;
  isBusy: boolean;
  onMake: () => void;
}

/** Asks before games that are there are made again. */
export function MakeButton({ plan, isDisabled, isBusy, onMake }: MakeButtonProps) {
  const [asks, setAsks] = useState(false);
  const isAgain = plan.games > 0;
  return (
    <>
      <Button
        variant="primary"
        disabled={isDisabled}
        busy={isBusy}
        busyLabel="Making the games..."
        onClick={() => (isAgain ? setAsks(true) : onMake())}
      >
        <WandSparkles className="size-4.5" aria-hidden />
        {isAgain ? 'Make again' : 'Make the games'}
      </Button>
      {asks && <AskAgain plan={plan} onMake={onMake} onClose={() => setAsks(false)} />}
    </>
  );
}

function AskAgain({ plan, onMake, onClose }: { plan: SeasonPlan; onMake: () => void; onClose: () => void }) {
  const { data: games = [] } = useQuery(planGamesOptions(plan.id));
  const locked = games.filter(({ isLocked }) => isLocked).length;
  const published = games.filter(({ gameId }) => gameId !== null).length;
  return (
    <ConfirmDialog
      title="Make the games again?"
      confirmLabel="Make again"
      busyLabel="Beginning..."
      onClose={onClose}
      onConfirm={async () => onMake()}
      description={
        <>
          {locked > 0 && `${counted(locked, 'locked game stays where it is', 'locked games stay where they are')}. `}
          {locked === 0 ? 'All games get a new place' : 'All others get a new place'}, also those that were moved by
          hand.
          {published > 0 && ' What is published stays as it is until you publish the difference.'}
        </>
      }
    />
  );
}
