import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Card } from '#web/ui/Card.tsx';
import { ladderPath } from '../../rules.ts';
import { disputedChallengesOptions } from '../api.ts';
import { Outcome } from '../Outcome.tsx';
import { DecideButton } from './DecideButton.tsx';

/** For officers and admins: results of ladders that wait for their decision. */
export function DisputedChallenges() {
  const { data = [] } = useQuery(disputedChallengesOptions);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="disputed-challenges" className="grid gap-3">
      <h2 id="disputed-challenges">Waiting for a decision</h2>
      <ul className="grid grid-cols-1 gap-3.5 lg:grid-cols-2">
        {data.map((challenge) => (
          <Card as="li" key={challenge.id} className="grid grid-cols-1 content-between gap-3">
            <div className="grid gap-1 wrap-anywhere">
              <Link
                to={ladderPath(challenge.ladder.id)}
                viewTransition
                className="text-soft text-sm hover:text-ink hover:underline"
              >
                {challenge.ladder.name}
              </Link>
              <h3>
                <Outcome challenge={challenge} />
              </h3>
              <p className="text-soft text-sm">Disputed: {challenge.dispute}</p>
            </div>
            {challenge.can.decide ? (
              <DecideButton challenge={challenge} />
            ) : (
              <p className="text-soft text-sm">You played this game: another officer or an admin decides.</p>
            )}
          </Card>
        ))}
      </ul>
    </section>
  );
}
