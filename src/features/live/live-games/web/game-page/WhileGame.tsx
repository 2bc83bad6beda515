import { Columns } from '#web/layout/Columns.tsx';
import { PeriodScores } from '../GameScore.tsx';
import { LiveLines } from '../LiveLines.tsx';
import { GameHighlights } from './GameHighlights.tsx';
import { PlayByPlay } from './PlayByPlay.tsx';
import type { PhaseProps } from './phase-props.ts';

export function WhileGame({ game, live, failed, onRetry }: PhaseProps) {
  return (
    <Columns
      main={<PlayByPlay game={game} live={live} failed={failed} onRetry={onRetry} />}
      side={
        <>
          {live && <PeriodScores game={game} live={live} />}
          {live && <LiveLines game={game} live={live} />}
          <GameHighlights gameId={game.id} />
        </>
      }
    />
  );
}
