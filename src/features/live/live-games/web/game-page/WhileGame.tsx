import { GamePhotos } from '#features/media/photos/web/slots/GamePhotos.tsx';
import { TeamComparison } from '#features/results/box-scores/web/slots/TeamComparison.tsx';
import { TopPerformers } from '#features/results/box-scores/web/slots/TopPerformers.tsx';
import { Columns } from '#web/layout/Columns.tsx';
import { useWide } from '#web/routing/rendering.ts';
import { Scorecard } from '../innings/Scorecard.tsx';
import { LiveLines } from '../LiveLines.tsx';
import { GameHighlights } from './GameHighlights.tsx';
import { numbersSoFar } from './live-box-score.ts';
import { PlayByPlay } from './PlayByPlay.tsx';
import type { PhaseProps } from './phase-props.ts';
import { ScoreFlowCard } from './ScoreFlowCard.tsx';

/** On a phone the plays come first, then who did what; a desktop has room for the players below the plays. */
export function WhileGame({ game, live, failed, onRetry }: PhaseProps) {
  const wide = useWide();
  const numbers = live && numbersSoFar(live);
  const lines = live && !live.innings && <LiveLines game={game} live={live} />;
  return (
    <Columns
      main={
        <>
          <PlayByPlay game={game} live={live} failed={failed} onRetry={onRetry} />
          {wide && lines}
        </>
      }
      side={
        <>
          {live?.innings && <Scorecard game={game} live={live} />}
          {live && numbers && !live.innings && (
            <>
              <TeamComparison game={game} definition={live.definition} totals={numbers.totals} />
              <TopPerformers game={game} definition={live.definition} lines={numbers.lines} />
              <ScoreFlowCard game={game} live={live} />
            </>
          )}
          {!wide && lines}
          <GameHighlights gameId={game.id} />
          <GamePhotos gameId={game.id} />
        </>
      }
    />
  );
}
