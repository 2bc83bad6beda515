import { CalendarClock, Check, Flag, Swords } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { ReasonDialog } from '#features/community/conversation/web/ReasonDialog.tsx';
import { whenText } from '#features/competition/games/web/times.ts';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import { useZone } from '#web/zone.ts';
import type { Challenge } from '../contract.ts';
import { ladderPath } from '../rules.ts';
import { answerChallenge, confirmResult, disputeResult, suggestMeeting, withdrawChallenge } from './api.ts';
import { challengeText, opponentOf } from './copy.ts';
import { MeetingForm } from './MeetingForm.tsx';
import { Outcome } from './Outcome.tsx';
import { ResultButtons } from './ResultButtons.tsx';

interface ChallengeProps {
  challenge: Challenge;
}

/** A challenge of one's own that waits for something, with what to do about it. */
export function ChallengeCard({ challenge, isNamed = false }: ChallengeProps & { isNamed?: boolean }) {
  const { status, ladder } = challenge;
  // Below a heading of its list, or the page's own.
  const Heading = isNamed ? 'h3' : 'h2';
  const isResult = status === 'entered' || status === 'disputed';
  return (
    <Card as="li" className="grid grid-cols-1 content-start gap-3 border-gold/60">
      <div className="grid gap-1">
        {isNamed && (
          <Link
            to={ladderPath(ladder.id)}
            viewTransition
            className="relative text-soft text-sm wrap-anywhere before:absolute before:-inset-y-3 before:inset-x-0 hover:text-ink hover:underline"
          >
            {ladder.name}
          </Link>
        )}
        <Heading className="flex items-start gap-2 wrap-anywhere">
          <Swords className="mt-0.5 size-4.5 shrink-0 text-gold" aria-hidden />
          <span>{isResult ? <Outcome challenge={challenge} /> : challengeText(challenge)}</span>
        </Heading>
        <p className="text-soft text-sm wrap-anywhere">
          <State challenge={challenge} />
        </p>
        <Suggested challenge={challenge} />
      </div>
      <Actions challenge={challenge} />
    </Card>
  );
}

function State({ challenge }: ChallengeProps) {
  const { status, until, me, can, forfeits, dispute } = challenge;
  const now = new Date(useNow());
  const zone = useZone();
  const due = until && <time dateTime={until}>{whenText(until, now, zone)}</time>;
  const other = opponentOf(challenge);
  if (status === 'open' && me === 'challenged')
    return (
      <>
        Answer by {due}
        {forfeits ? ', or you lose your place.' : '; after that it lapses.'}
      </>
    );
  if (status === 'open')
    return (
      <>
        {other} answers by {due}.
      </>
    );
  if (status === 'accepted') return <>Play by {due}, and enter the result.</>;
  if (status === 'entered' && can.confirm) return <>Is it right? Without an answer by {due} it counts as agreed.</>;
  if (status === 'entered')
    return (
      <>
        {other} confirms or disputes it by {due}.
      </>
    );
  return <>Disputed: {dispute} An officer or admin decides.</>;
}

/** When and where to play, as the last of the two has said it. */
function Suggested({ challenge: { meeting, me, can, ...challenge } }: ChallengeProps) {
  const now = new Date(useNow());
  const zone = useZone();
  if (!can.suggest || meeting === null) return null;
  const who = meeting.by === me ? 'You suggest' : `${challenge[meeting.by].name} suggests`;
  return (
    <p className="flex items-start gap-2 text-sm wrap-anywhere">
      <CalendarClock className="mt-0.5 size-4 shrink-0 text-gold" aria-hidden />
      <span>
        {who} <time dateTime={meeting.at}>{whenText(meeting.at, now, zone)}</time>
        {meeting.place && `, ${meeting.place}`}
      </span>
    </p>
  );
}

function Actions({ challenge }: ChallengeProps) {
  const { can, status } = challenge;
  if (can.confirm) return <Reply challenge={challenge} />;
  if (can.answer)
    return (
      <>
        <Answer challenge={challenge} />
        <div>
          <Folded summary="Accept with a time and place">
            <MeetingForm
              challenge={challenge}
              submitLabel="Accept with this time"
              done="Challenge accepted"
              send={(meeting) => answerChallenge(challenge.id, true, meeting)}
            />
          </Folded>
          <Folded summary="Played already? Enter the result">
            <ResultButtons challenge={challenge} />
          </Folded>
        </div>
      </>
    );
  if (!can.enter) return null;
  if (status === 'entered')
    return (
      <Folded summary="Change what you entered">
        <ResultButtons challenge={challenge} />
      </Folded>
    );
  return (
    <>
      <ResultButtons challenge={challenge} />
      <Folded summary={challenge.meeting === null ? 'Suggest a time and place' : 'Suggest another time or place'}>
        <MeetingForm
          challenge={challenge}
          submitLabel="Suggest"
          done={`${opponentOf(challenge)} is told`}
          send={(meeting) => suggestMeeting(challenge.id, meeting)}
        />
      </Folded>
      {can.withdraw && <Withdraw challenge={challenge} />}
    </>
  );
}

function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center rounded-control font-semibold text-sm text-soft hover:text-ink">
        {summary}
      </summary>
      <div className="pt-1">{children}</div>
    </details>
  );
}

function Answer({ challenge }: ChallengeProps) {
  const answering = useWrite({
    send: (accepts: boolean) => answerChallenge(challenge.id, accepts),
    onDone: (_, accepts) =>
      toast({ title: accepts ? 'Challenge accepted' : 'Challenge declined', tone: accepts ? 'good' : 'plain' }),
    onFailed: (error) => toast({ title: 'Your answer was not sent', description: getMessage(error), tone: 'bad' }),
  });
  return (
    <div className="flex flex-wrap gap-2 *:flex-1">
      <Button
        variant="primary"
        busy={answering.isPending && answering.variables}
        busyLabel="Accepting..."
        onClick={() => answering.mutate(true)}
      >
        <Check className="size-4" aria-hidden /> Accept
      </Button>
      <Button disabled={answering.isPending} onClick={() => answering.mutate(false)}>
        Decline
      </Button>
    </div>
  );
}

function Reply({ challenge }: ChallengeProps) {
  const { id, winner, can, status } = challenge;
  const [isDisputing, setDisputing] = useState(false);
  const confirming = useWrite({
    send: () => confirmResult(id, winner ?? 'draw'),
    onDone: () => toast({ title: 'Result confirmed', tone: 'good' }),
    onFailed: (error) => toast({ title: 'The result was not confirmed', description: getMessage(error), tone: 'bad' }),
  });
  return (
    <>
      <div className="flex flex-wrap gap-2 *:flex-1">
        <Button
          variant={status === 'disputed' ? 'quiet' : 'primary'}
          busy={confirming.isPending}
          busyLabel="Confirming..."
          onClick={() => confirming.mutate()}
        >
          <Check className="size-4" aria-hidden /> {status === 'disputed' ? 'Confirm after all' : 'Confirm'}
        </Button>
        {can.dispute && (
          <Button disabled={confirming.isPending} onClick={() => setDisputing(true)}>
            <Flag className="size-4" aria-hidden /> Dispute
          </Button>
        )}
      </div>
      {isDisputing && (
        <ReasonDialog
          title="Dispute this result?"
          description="An officer or admin decides. You both read your reason."
          label="What is wrong?"
          needed="Please give a reason"
          act="Dispute"
          busyAction="Sending..."
          done="Result disputed"
          failed="The result was not disputed"
          send={(reason) => disputeResult(id, reason)}
          onClose={() => setDisputing(false)}
        />
      )}
    </>
  );
}

function Withdraw({ challenge }: ChallengeProps) {
  const withdrawing = useWrite({
    send: () => withdrawChallenge(challenge.id),
    onDone: () => toast({ title: 'Challenge taken back' }),
    onFailed: (error) => toast({ title: 'The challenge stands', description: getMessage(error), tone: 'bad' }),
  });
  return (
    <Button
      small
      variant="plain"
      busy={withdrawing.isPending}
      busyLabel="Taking back..."
      onClick={() => withdrawing.mutate()}
      className="justify-self-start text-soft"
    >
      Take back the challenge
    </Button>
  );
}
