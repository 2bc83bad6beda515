import { Check, Flag } from 'lucide-react';
import { useState } from 'react';
import { ReasonDialog } from '#features/conversation/web/ReasonDialog.tsx';
import type { Game } from '#features/games/contract.ts';
import { whenText } from '#features/games/web/times.ts';
import { messageOf } from '#web/api/api.ts';
import { useWrite } from '#web/api/write.ts';
import { Button } from '#web/ui/Button.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import { useZone } from '#web/zone.ts';
import type { Confirmation } from '../contract.ts';
import { confirmResult, disputeResult, takeBackDispute } from './api.ts';

interface CaptainActsProps {
  game: Game;
  confirmation: Confirmation;
}

/** What a captain of one of the sides may say of the result. */
export function CaptainActs({ game, confirmation: { request, can } }: CaptainActsProps) {
  if (can.takeBack) return <TakeBack gameId={game.id} />;
  if (!request || !can.confirm) return null;
  return <Answer gameId={game.id} request={request} mayDispute={can.dispute} />;
}

interface AnswerProps {
  gameId: number;
  request: NonNullable<Confirmation['request']>;
  mayDispute: boolean;
}

function Answer({ gameId, request: { id, homeScore, awayScore, until }, mayDispute }: AnswerProps) {
  const [isDisputing, setDisputing] = useState(false);
  const now = new Date(useNow());
  const zone = useZone();
  const confirming = useWrite({
    send: () => confirmResult(gameId, id),
    onDone: () => toast({ title: 'Result confirmed', tone: 'good' }),
    onFailed: (error) => toast({ title: 'The result was not confirmed', description: messageOf(error), tone: 'bad' }),
  });
  const score = `${homeScore}–${awayScore}`;
  return (
    <div className="mt-3 grid grid-cols-1 gap-3 rounded-card border border-gold/60 bg-gold/6 p-3.5">
      <div className="grid grid-cols-1 gap-1">
        <h2>
          Is <span className="whitespace-nowrap">{score}</span> right?
        </h2>
        <p className="text-sm text-soft">
          You answer for your team. Without an answer by <time dateTime={until}>{whenText(until, now, zone)}</time> it
          counts as agreed.
        </p>
      </div>
      <div className="flex flex-wrap gap-2 *:flex-1">
        <Button
          variant="primary"
          busy={confirming.isPending}
          busyLabel="Confirming..."
          onClick={() => confirming.mutate()}
        >
          <Check className="size-4" aria-hidden /> Confirm
        </Button>
        {mayDispute && (
          <Button disabled={confirming.isPending} onClick={() => setDisputing(true)}>
            <Flag className="size-4" aria-hidden /> Dispute
          </Button>
        )}
      </div>
      {isDisputing && (
        <ReasonDialog
          title={`Dispute ${score}?`}
          description="An officer or admin decides. Both captains read your reason."
          label="What is wrong?"
          needed="Please give a reason"
          act="Dispute"
          busyAct="Sending..."
          done="Result disputed"
          failed="The result was not disputed"
          send={(reason) => disputeResult(gameId, id, reason)}
          onClose={() => setDisputing(false)}
        />
      )}
    </div>
  );
}

function TakeBack({ gameId }: { gameId: number }) {
  const takingBack = useWrite({
    send: () => takeBackDispute(gameId),
    onDone: () => toast({ title: 'Your dispute was taken back', tone: 'good' }),
    onFailed: (error) => toast({ title: 'Your dispute stands', description: messageOf(error), tone: 'bad' }),
  });
  return (
    <div className="mt-3 grid justify-items-center gap-1">
      <Button small busy={takingBack.isPending} busyLabel="Taking back..." onClick={() => takingBack.mutate()}>
        Take back the dispute
      </Button>
      <p className="text-soft text-xs">It cannot be made again for this score.</p>
    </div>
  );
}
