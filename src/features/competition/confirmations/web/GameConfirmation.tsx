import { Check, ChevronDown, Flag } from 'lucide-react';
import { useState } from 'react';
import { ReasonDialog } from '#features/community/conversation/web/ReasonDialog.tsx';
import type { Game } from '#features/competition/games/contract.ts';
import { describeFigures } from '#features/competition/games/rules.ts';
import { scoreText } from '#features/competition/games/score-rules.ts';
import { whenText } from '#features/competition/games/web/times.ts';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import { useZone } from '#web/zone.ts';
import type { Confirmation } from '../contract.ts';
import { confirmResult, disputeResult, takeBackDispute, useConfirmation } from './api.ts';
import { ConfirmedByBoth, Correction } from './ConfirmedMark.tsx';
import { describeEntry, describeStatus, isWithoutCaptains, type SideNames } from './copy.ts';
import { DecideButton, OwnCase } from './DecideButton.tsx';

/** Shown under the score on a game's page: what the captains have said about the result, and what one may say oneself. */
export function GameConfirmation({ game }: { game: Game }) {
  const confirmation = useConfirmation(game);
  if (!confirmation?.request || isWithoutCaptains(confirmation)) return null;
  const names = { home: game.homeTeam.name, away: game.awayTeam.name };
  const { status, corrected, can, isOwnCase, isOwnEntry } = confirmation;
  return (
    <section aria-label="Confirmation of the result">
      {status === 'confirmed' ? <ConfirmedByBoth /> : <Status confirmation={confirmation} names={names} />}
      {corrected && <Correction corrected={corrected} />}
      <CaptainActions game={game} confirmation={confirmation} />
      {status === 'disputed' && isOwnCase && (
        <div className="mt-2 text-center">
          <OwnCase />
        </div>
      )}
      {status === 'awaiting' && isOwnEntry && (
        <p className="mt-1 text-balance text-center text-sm text-soft">
          You entered this score: another captain of your team can confirm it.
        </p>
      )}
      {can.decide && (
        <div className="mt-3">
          <DecideButton game={game} confirmation={confirmation} names={names} />
        </div>
      )}
      <History confirmation={confirmation} names={names} />
    </section>
  );
}

interface ConfirmationProps {
  confirmation: Confirmation;
  names: SideNames;
}

function Status({ confirmation, names }: ConfirmationProps) {
  const text = describeStatus(confirmation, names);
  return text && <p className="mt-2 text-balance text-center text-sm text-soft">{text}</p>;
}

/** All questions and answers, from the beginning. */
function History({ confirmation: { history }, names }: ConfirmationProps) {
  const now = new Date(useNow());
  const zone = useZone();
  return (
    <details className="group mx-auto mt-1 max-w-md">
      <summary className="flex min-h-11 list-none items-center justify-center gap-1 rounded-control px-3 font-semibold text-sm text-soft hover:bg-raised">
        History of the result
        <ChevronDown className="size-4 transition-transform duration-200 group-open:rotate-180" aria-hidden />
      </summary>
      <ol className="grid gap-2 pt-1 pb-2 text-sm">
        {history.map((entry) => (
          <li key={`${entry.at} ${entry.kind} ${entry.side}`} className="grid gap-0.5">
            <span className="whitespace-pre-line wrap-anywhere">{describeEntry(entry, names)}</span>
            <time dateTime={entry.at} className="text-soft text-xs">
              {whenText(entry.at, now, zone)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  );
}

interface CaptainActionsProps {
  game: Game;
  confirmation: Confirmation;
}

/** What a captain of one of the sides may say about the result. */
function CaptainActions({ game, confirmation: { request, can } }: CaptainActionsProps) {
  if (can.takeBack) return <TakeBack gameId={game.id} />;
  if (!request || !can.confirm) return null;
  return <Answer game={game} request={request} mayDispute={can.dispute} />;
}

interface AnswerProps {
  game: Game;
  request: NonNullable<Confirmation['request']>;
  mayDispute: boolean;
}

function Answer({ game, request, mayDispute }: AnswerProps) {
  const { id, until } = request;
  const gameId = game.id;
  const figures = describeFigures(game);
  const [isDisputing, setDisputing] = useState(false);
  const now = new Date(useNow());
  const zone = useZone();
  const confirming = useWrite({
    send: () => confirmResult(gameId, id),
    onDone: () => toast({ title: 'Result confirmed', tone: 'good' }),
    onFailed: (error) => toast({ title: 'The result was not confirmed', description: getMessage(error), tone: 'bad' }),
  });
  const score = scoreText(request);
  return (
    <div className="mt-3 grid grid-cols-1 gap-3 rounded-card border border-gold/60 bg-gold/6 p-3.5">
      <div className="grid grid-cols-1 gap-1">
        <h2>
          Is <span className="whitespace-nowrap">{score}</span> right?
        </h2>
        {figures && <p className="text-sm">{figures}</p>}
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
          busyAction="Sending..."
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
    onFailed: (error) => toast({ title: 'Your dispute stands', description: getMessage(error), tone: 'bad' }),
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
