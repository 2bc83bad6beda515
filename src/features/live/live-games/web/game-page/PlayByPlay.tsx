import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ErrorState, Skeleton } from '#web/ui/states.tsx';
import { buildTimeline, Timeline } from '../Timeline.tsx';
import type { PhaseProps } from './phase-props.ts';

const momentsAtFirst = 20;

export function PlayByPlay({ game, live, failed, onRetry }: PhaseProps) {
  const [isWhole, setWhole] = useState(false);
  if (failed && !live) return <ErrorState title="The play-by-play did not load" onRetry={onRetry} />;
  if (!live) return <Skeleton className="h-40 rounded-card" />;
  const moments = buildTimeline(live.definition, live.state);
  return (
    <Card heading="Play-by-play">
      {moments.length > 0 ? (
        <Timeline game={game} moments={isWhole ? moments : moments.slice(0, momentsAtFirst)} />
      ) : (
        <p className="text-sm text-soft">
          {game.status === 'completed' ? 'No play-by-play for this game.' : 'Live updates will appear here.'}
        </p>
      )}
      {moments.length > momentsAtFirst && !isWhole && (
        <Button wide onClick={() => setWhole(true)}>
          Show all plays
        </Button>
      )}
    </Card>
  );
}
