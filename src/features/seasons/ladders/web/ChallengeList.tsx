import { Card } from '#web/ui/Card.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import type { Challenge, Fall } from '../contract.ts';
import type { Gains } from '../ladder-rules.ts';
import { challengeText, changeText, fallText, statusNotes } from './copy.ts';
import { Outcome } from './Outcome.tsx';

const DecideButton = lazyComponent(async () => (await import('./manage/DecideButton.tsx')).DecideButton);

interface ChallengeListProps {
  challenges: readonly Challenge[];
  falls: readonly Fall[];
  /** One's own entry. */
  ownId: number | undefined;
}

/** The latest challenges of a ladder and how they ended, and who fell between them. */
export function ChallengeList({ challenges, falls, ownId }: ChallengeListProps) {
  const all = [
    ...challenges.map((challenge) => ({
      at: challenge.challengedAt,
      row: <ChallengeRow key={challenge.id} challenge={challenge} />,
    })),
    ...falls.map((fall) => ({
      at: fall.at,
      row: <FallRow key={`${fall.entryId} ${fall.at}`} fall={fall} isMe={fall.entryId === ownId} />,
    })),
  ].sort((one, other) => other.at.localeCompare(one.at));
  if (all.length === 0) return null;
  return (
    <Card heading="Challenges">
      <ul className="grid grid-cols-1 divide-y divide-line">{all.map(({ row }) => row)}</ul>
    </Card>
  );
}

function FallRow({ fall, isMe }: { fall: Fall; isMe: boolean }) {
  return (
    <li className="grid gap-0.5 py-2.5">
      <span className={`text-base wrap-anywhere ${isMe ? 'font-bold' : ''}`}>{fallText(fall, isMe)}</span>
      <span className="text-soft text-xs">
        <RelativeTime at={fall.at} />
      </span>
    </li>
  );
}

function ChallengeRow({ challenge }: { challenge: Challenge }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2.5">
      <span className="grid min-w-0 gap-0.5">
        <span className={`text-base wrap-anywhere ${challenge.me === null ? '' : 'font-bold'}`}>
          {challenge.winner === null ? challengeText(challenge) : <Outcome challenge={challenge} />}
        </span>
        <span className="text-soft text-xs">
          {statusNotes[challenge.status] && `${statusNotes[challenge.status]} · `}
          <RelativeTime at={challenge.enteredAt ?? challenge.challengedAt} />
        </span>
        {challenge.decision && <span className="text-soft text-xs wrap-anywhere">{challenge.decision}</span>}
      </span>
      {challenge.gains !== null && <Gain challenge={challenge} gains={challenge.gains} />}
      {challenge.can.decide && <DecideButton challenge={challenge} />}
    </li>
  );
}

/** What the winner's rating gained, or one's own. */
function Gain({ challenge: { me, winner }, gains }: { challenge: Challenge; gains: Gains }) {
  const own = gains[me ?? (winner === 'challenged' ? 'challenged' : 'challenger')];
  return (
    <span className={`score text-lg ${own < 0 ? 'text-live-text' : 'text-win'}`}>
      {changeText(own)} <span className="font-sans font-normal text-soft text-xs">Elo</span>
    </span>
  );
}
