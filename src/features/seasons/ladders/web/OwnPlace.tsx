import { useState } from 'react';
import { ordinalText } from '#shared/notation.ts';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Climber, Ladder, LadderTable } from '../contract.ts';
import { joinLadder, leaveLadder } from './api.ts';
import { movedText, recordText } from './copy.ts';
import { RatingLine } from './RatingLine.tsx';

interface OwnPlaceProps {
  ladder: Ladder;
  table: LadderTable;
}

/** Where one stands, or how to join. */
export function OwnPlace({ ladder, table: { climbers, can } }: OwnPlaceProps) {
  const own = climbers.find(({ isMe }) => isMe);
  if (own) return <Standing ladder={ladder} own={own} people={climbers.length} />;
  return can.join ? <Join ladder={ladder} /> : null;
}

function Standing({ ladder, own, people }: { ladder: Ladder; own: Climber; people: number }) {
  return (
    <Card hero className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2">
      <p className="figure score text-accent-text">
        <span className="sr-only">You are </span>
        {ordinalText(own.place)}
      </p>
      <div className="grid min-w-0 gap-0.5">
        <p className="font-bold text-base">of {people}</p>
        <p className="text-soft text-sm">{movedText(own.moved)}</p>
        <p className="text-soft text-sm">{recordText(own)}</p>
      </div>
      <div className="grid justify-items-end">
        <p className="score text-2xl">
          {own.elo} <span className="font-sans font-normal text-soft text-xs">Elo</span>
        </p>
        <RatingLine ratings={own.ratings} className="text-accent-text" />
      </div>
      <div className="col-span-3 flex flex-wrap items-center justify-between gap-2 empty:hidden">
        <Leave ladder={ladder} />
      </div>
    </Card>
  );
}

function Join({ ladder }: { ladder: Ladder }) {
  const joining = useWrite({
    send: () => joinLadder(ladder.id),
    onDone: () => toast({ title: `You are on ${ladder.name}`, tone: 'good' }),
    onFailed: (error) => toast({ title: 'You did not join', description: getMessage(error), tone: 'bad' }),
  });
  return (
    <Card hero className="grid grid-cols-1 gap-3">
      <div className="grid gap-1">
        <h2>Join this ladder</h2>
        <p className="text-soft text-sm">
          You start at the bottom and climb by winning challenges. Everybody who is logged in sees your place, your
          rating and your results.
        </p>
      </div>
      <Button
        variant="primary"
        busy={joining.isPending}
        busyLabel="Joining..."
        onClick={() => joining.mutate()}
        className="justify-self-start"
      >
        Join
      </Button>
    </Card>
  );
}

function Leave({ ladder }: { ladder: Ladder }) {
  const [isAsking, setAsking] = useState(false);
  const leaving = useWrite({
    send: () => leaveLadder(ladder.id),
    onDone: () => toast({ title: `You left ${ladder.name}` }),
    onFailed: (error) => toast({ title: 'You are still on it', description: getMessage(error), tone: 'bad' }),
  });
  return (
    <>
      <Button small variant="plain" onClick={() => setAsking(true)} className="-mb-2 -ml-3.5 text-soft">
        Leave the ladder
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Leave this ladder?"
          description="Those below you move up, and your challenges under way end. If you come back, you start at the bottom with the rating that you have."
          confirmLabel="Leave"
          busyLabel="Leaving..."
          danger
          onConfirm={() => leaving.mutateAsync(undefined)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
