import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { runOptions } from '../../api.ts';
import { counted } from '../plan-texts.ts';
import type { Board } from './model.ts';

/** What an officer should know before moving anything: the games are being made, or moves wait to be published. */
export function PlanNotes({ board }: { board: Board }) {
  const { plan, games } = board;
  const { data } = useQuery({
    ...runOptions(plan.id),
    // A process that died tells nobody.
    refetchInterval: ({ state }) => (state.data?.run ? 3_000 : false),
  });
  const run = data?.run;
  const unpublished = plan.status === 'published' ? games.filter(isUnpublished).length : 0;
  return (
    <div role="status" className="grid grid-cols-1 gap-2 empty:hidden">
      {run && (
        <div className="card grid gap-2 border-gold/40 px-4 py-3 text-sm">
          <p>
            <b>{run.by} is making the games of this plan now.</b> What is moved meanwhile is refused.
          </p>
          <ProgressBar label="Games being made" percent={run.percent} />
        </div>
      )}
      {unpublished > 0 && (
        <p className="text-sm text-soft">
          {counted(unpublished, 'game')} not as published.{' '}
          <Link to={`/plans/${plan.id}/publish`} className="underline underline-offset-4">
            See the changes
          </Link>
        </p>
      )}
    </div>
  );
}

function isUnpublished({ game }: Board['games'][number]): boolean {
  const { published, dateTime, venueId, court } = game;
  if (!published) return dateTime !== null && game.homeTeamId !== null && game.awayTeamId !== null;
  return published.dateTime !== dateTime || published.venueId !== venueId || published.court !== court;
}
