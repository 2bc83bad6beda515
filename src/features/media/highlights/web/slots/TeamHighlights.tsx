import { useQuery } from '@tanstack/react-query';
import { DurationBadge, PlayMark, Still } from '#features/media/video/web/Still.tsx';
import type { Team } from '#features/teams/teams/contract.ts';
import { teamPath } from '#features/teams/teams/rules.ts';
import { Card } from '#web/ui/Card.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import type { Highlight } from '../../contract.ts';
import { getStill, watchPath } from '../../rules.ts';
import { teamHighlightsOptions } from '../api.ts';
import { openHighlight, PlayLink } from '../PlayLink.tsx';

/** The latest videos of a team's games. Renders nothing if there are none. */
export function TeamHighlights({ team }: { team: Team }) {
  const { data = [] } = useQuery(teamHighlightsOptions(team.id));
  if (data.length === 0) return null;
  return (
    <Card heading="Highlights">
      <ul className="grid grid-cols-2 gap-3">
        {data.map((highlight) => (
          <Shown key={highlight.id} highlight={highlight} back={teamPath(team.id)} />
        ))}
      </ul>
    </Card>
  );
}

function Shown({ highlight, back }: { highlight: Highlight; back: string }) {
  const { id, videoId, title, duration, dateAdded } = highlight;
  return (
    <li className="group relative grid min-w-0 content-start gap-1.5 rounded-control ring-around-link">
      <span className="relative overflow-hidden rounded-control">
        <Still src={getStill(highlight)} name={title} />
        <span className="absolute inset-x-2 bottom-2 flex items-end justify-between">
          <PlayMark small />
          {duration && <DurationBadge duration={duration} />}
        </span>
      </span>
      <h3 className="line-clamp-2 text-sm leading-tight wrap-anywhere">
        <PlayLink title={title} to={watchPath(videoId, back)} state={openHighlight(id)} />
      </h3>
      <span className="text-soft text-xs">
        <RelativeTime at={dateAdded} />
      </span>
    </li>
  );
}
