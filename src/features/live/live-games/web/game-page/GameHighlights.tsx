import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { watchPath } from '#features/media/highlights/rules.ts';
import { PlayMark } from '#features/media/video/web/Still.tsx';
import { Card } from '#web/ui/Card.tsx';
import { gameHighlightsOptions } from '../api.ts';

export const useGameHighlights = (gameId: number) => useQuery(gameHighlightsOptions(gameId));

/** Videos of this game. Renders nothing if there are none. */
export function GameHighlights({ gameId }: { gameId: number }) {
  const { data: highlights = [] } = useGameHighlights(gameId);
  if (highlights.length === 0) return null;
  return (
    <Card heading="Highlights">
      <ul className="grid gap-2">
        {highlights.map((highlight) => (
          <li key={highlight.id}>
            <Link
              to={watchPath(highlight.videoId, `/games/${gameId}`)}
              viewTransition
              className="flex min-h-14 items-center gap-3 rounded-control hover:bg-raised"
            >
              <PlayMark />
              <span className="font-bold text-base">{highlight.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
