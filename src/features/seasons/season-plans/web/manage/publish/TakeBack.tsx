import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeNoResponse } from '#web/api/issues.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { SeasonPlan } from '../../../contract.ts';
import type { Withdrawal } from '../../../publish-contract.ts';
import { counted } from '../plan-texts.ts';
import { withdrawalOptions, withdrawPlan } from './api.ts';
import { describeTold } from './publication-texts.ts';

/** Makes a published plan a draft again, while none of its games has begun. */
export function TakeBack({ plan }: { plan: SeasonPlan }) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...withdrawalOptions(plan.id), refetchOnMount: 'always' });
  const writing = useWrite({
    send: () => withdrawPlan(plan.id),
    onDone: () => toast({ title: `${plan.name} is a draft again`, tone: 'good' }),
    onFailed: (error) => toast({ title: 'Not taken back', description: describeNoResponse(error), tone: 'bad' }),
  });
  if (!data) return null;
  if (data.refusal !== null) return <p className="text-sm text-soft">It cannot be taken back: {data.refusal}.</p>;
  return (
    <>
      <Button variant="danger" small className="justify-self-start" onClick={() => setOpen(true)}>
        Take the season back
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={`Take ${plan.name} back?`}
          description={describeLoss(data)}
          confirmLabel="Take it back"
          busyLabel="Taking it back..."
          danger
          onConfirm={() => writing.mutateAsync(undefined)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** '14 games are deleted, with 3 RSVPs. 12 people get one message each.' */
function describeLoss({ games, rsvps, comments, told }: Withdrawal): string {
  const talk = [rsvps > 0 && counted(rsvps, 'RSVP'), comments > 0 && counted(comments, 'comment')].filter(Boolean);
  const along = talk.length > 0 ? `, with ${talk.join(' and ')}` : '';
  return `${counted(games, 'game is', 'games are')} deleted${along}. ${describeTold(told)}. The plan is a draft again.`;
}
