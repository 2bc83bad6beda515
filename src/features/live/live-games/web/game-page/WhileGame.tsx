import { GamePhotos } from '#features/media/photos/web/slots/GamePhotos.tsx';
import { TeamComparison } from '#features/results/box-scores/web/slots/TeamComparison.tsx';
import { TopPerformers } from '#features/results/box-scores/web/slots/TopPerformers.tsx';
import { Columns } from '#web/layout/Columns.tsx';
import { useWide } from '#web/routing/rendering.ts';
import { type LiveGame, LiveLines } from '../LiveLines.tsx';
import { GameHighlights } from './GameHighlights.tsx';
import { numbersSoFar } from './live-box-score.ts';
import { PlayByPlay } from './PlayByPlay.tsx';
import type { PhaseProps } from './phase-props.ts';
import { ScoreFlowCard } from './ScoreFlowCard.tsx';

export function WhileGame({ game, live, failed, onRetry }: PhaseProps) {
  const wide = useWide();
  const media = (
    <>
      <GameHighlights gameId={game.id} />
      <GamePhotos gameId={game.id} />
    </>
  );
  return (
    <Columns
      main={
        <>
          <PlayByPlay game={game} live={live} failed={failed} onRetry={onRetry} />
          {wide && media}
        </>
      }
      side={
        <>
          {live && <Numbers game={game} live={live} />}
          {!wide && media}
        </>
      }
    />
  );
}

function Numbers({ game, live }: { game: PhaseProps['game']; live: LiveGame }) {
  const { totals, lines } = numbersSoFar(live);
  return (
    <>
      <TeamComparison game={game} definition={live.definition} totals={totals} />
      <TopPerformers game={game} definition={live.definition} lines={lines} />
      <ScoreFlowCard game={game} live={live} />
      <LiveLines game={game} live={live} />
    </>
  );
}
