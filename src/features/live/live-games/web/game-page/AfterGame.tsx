import { Columns } from '#web/layout/Columns.tsx';
import { PeriodScores } from '../GameScore.tsx';
import { GameHighlights } from './GameHighlights.tsx';
import { PlayByPlay } from './PlayByPlay.tsx';
import type { PhaseProps } from './phase-props.ts';

export function AfterGame({ game, live, failed, onRetry }: PhaseProps) {
  return (
    <Columns
      main={
        <>
          {live && <PeriodScores game={game} live={live} />}
          <GameHighlights gameId={game.id} />
        </>
      }
      side={<PlayByPlay game={game} live={live} failed={failed} onRetry={onRetry} />}
    />
  );
}
