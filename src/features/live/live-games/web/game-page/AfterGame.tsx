import { useQuery } from '@tanstack/react-query';
import { ClipboardList } from 'lucide-react';
import type { Game } from '#features/competition/games/contract.ts';
import { boxScoreOptions } from '#features/results/box-scores/web/api.ts';
import { TeamComparison } from '#features/results/box-scores/web/slots/TeamComparison.tsx';
import { TopPerformers } from '#features/results/box-scores/web/slots/TopPerformers.tsx';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { Columns } from '#web/layout/Columns.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { CardsCard } from '../cards/CardsCard.tsx';
import { GameHighlights, useGameHighlights } from './GameHighlights.tsx';
import { numbersOf } from './live-box-score.ts';
import { PlayByPlay } from './PlayByPlay.tsx';
import type { PhaseProps } from './phase-props.ts';
import { listPlays } from './plays.ts';
import { ScoreFlowCard } from './ScoreFlowCard.tsx';

export function AfterGame({ game, live, failed, onRetry }: PhaseProps) {
  const { data: boxScore } = useQuery(boxScoreOptions(game.id));
  const highlights = useGameHighlights(game.id);
  const definition = boxScore && getDefinition(boxScore.definition);
  const numbers = boxScore && numbersOf(boxScore);
  const hasPlays = live !== undefined && listPlays(live).length > 0;
  const hasNumbers = numbers !== undefined && hasAny(numbers.totals);
  if (boxScore && live && !hasPlays && !hasNumbers && highlights.length === 0) {
    return <OnlyResult game={game} canEdit={boxScore.can.edit} />;
  }
  return (
    <Columns
      main={
        <>
          {definition && numbers && (
            <>
              <TopPerformers game={game} definition={definition} lines={numbers.lines} />
              <TeamComparison game={game} definition={definition} totals={numbers.totals} />
            </>
          )}
          {live && <ScoreFlowCard game={game} live={live} />}
        </>
      }
      side={
        <>
          <GameHighlights gameId={game.id} />
          {live && <CardsCard game={game} live={live} />}
          <PlayByPlay game={game} live={live} failed={failed} onRetry={onRetry} />
        </>
      }
    />
  );
}

const hasAny = (totals: Record<'home' | 'away', Readonly<Record<string, number | null>>>): boolean =>
  [totals.home, totals.away].some((stats) => Object.values(stats).some(Boolean));

const isUnplayed = ({ resultType }: Game) => resultType === 'forfeit' || resultType === 'walkover';

const OnlyResult = ({ game, canEdit }: { game: Game; canEdit: boolean }) => (
  <EmptyState
    icon={ClipboardList}
    title={isUnplayed(game) ? 'This game was not played' : 'Only the result is known'}
    text={isUnplayed(game) ? 'A rule gave the result.' : 'Nobody kept plays or a box score of this game.'}
  >
    {canEdit && !isUnplayed(game) && (
      <ButtonLink to={`/box-score-entry?game=${game.id}`} variant="primary">
        Enter box score
      </ButtonLink>
    )}
  </EmptyState>
);
