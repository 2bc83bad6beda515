import { Card } from '#web/ui/Card.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import type { Challenge } from '../contract.ts';
import { challengeText, changeText, statusNotes } from './copy.ts';
import { Outcome } from './Outcome.tsx';

const DecideButton = lazyComponent(async () => (await import('./manage/DecideButton.tsx')).DecideButton);

/** The latest challenges of a ladder and how they ended. */
export function ChallengeList({ challenges }: { challenges: readonly Challenge[] }) {
  if (challenges.length === 0) return null;
  return (
    <Card heading="Challenges">
      <ul className="grid grid-cols-1 divide-y divide-line">
        {challenges.map((challenge) => (
          <li key={challenge.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2.5">
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
            {challenge.gain !== null && <Gain challenge={challenge} gain={challenge.gain} />}
            {challenge.can.decide && <DecideButton challenge={challenge} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What the winner's rating gained, or one's own. */
function Gain({ challenge: { me, winner }, gain }: { challenge: Challenge; gain: number }) {
  const isChallengers = me === null ? winner !== 'challenged' : me === 'challenger';
  const own = isChallengers ? gain : -gain;
  return (
    <span className={`score text-lg ${own < 0 ? 'text-live-text' : 'text-win'}`}>
      {changeText(own)} <span className="font-sans font-normal text-soft text-xs">Elo</span>
    </span>
  );
}
