import { useQuery } from '@tanstack/react-query';
import { ClipboardList } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Game } from '#features/competition/games/contract.ts';
import { AddPhoto, GamePhotos, useGamePhotos } from '#features/media/photos/web/slots/GamePhotos.tsx';
import { boxScoreOptions } from '#features/results/box-scores/web/api.ts';
import { TeamComparison } from '#features/results/box-scores/web/slots/TeamComparison.tsx';
import { TopPerformers } from '#features/results/box-scores/web/slots/TopPerformers.tsx';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { Columns } from '#web/layout/Columns.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { CardsCard } from '../cards/CardsCard.tsx';
import { Scorecard } from '../innings/Scorecard.tsx';
import { GameHighlights, useGameHighlights } from './GameHighlights.tsx';
import { numbersOf } from './live-box-score.ts';
import { PlayByPlay } from './PlayByPlay.tsx';
import type { PhaseProps } from './phase-props.ts';
import { listPlays } from './plays.ts';
import { ScoreFlowCard } from './ScoreFlowCard.tsx';

/** Below what one sees first: neither the server's page nor its hydration includes it. */
const BoxScoreCard = lazyComponent(
  async () => (await import('#features/results/box-scores/web/slots/BoxScoreCard.tsx')).BoxScoreCard,
  <Skeleton className="h-[36rem] rounded-card" />,
);

export function AfterGame({ game, live, failed, onRetry }: PhaseProps) {
  const { data: boxScore } = useQuery(boxScoreOptions(game.id));
  const definition = boxScore && getDefinition(boxScore.definition);
  const numbers = boxScore && numbersOf(boxScore);
  const hasPlays = live !== undefined && listPlays(live).length > 0;
  const hasNumbers = numbers !== undefined && hasAny(numbers.totals);
  const media = (
    <>
      <GameHighlights gameId={game.id} />
      <GamePhotos gameId={game.id} />
    </>
  );
  if (boxScore && live && !hasPlays && !hasNumbers) {
    return <ResultAndMedia game={game} canEdit={boxScore.can.edit} media={media} />;
  }
  return (
    <Columns
      main={
        <>
          {live?.innings && hasPlays && <Scorecard game={game} live={live} />}
          {definition && numbers && (
            <>
              <TopPerformers game={game} definition={definition} lines={numbers.lines} />
              <TeamComparison game={game} definition={definition} totals={numbers.totals} />
            </>
          )}
          {live && !live.innings && <ScoreFlowCard game={game} live={live} />}
          {boxScore && boxScore.lines.length > 0 && <BoxScoreCard game={game} boxScore={boxScore} />}
        </>
      }
      side={
        <>
          {media}
          {live && <CardsCard game={game} live={live} />}
          <PlayByPlay game={game} live={live} failed={failed} onRetry={onRetry} />
        </>
      }
    />
  );
}

interface ResultOnlyProps {
  game: Game;
  canEdit: boolean;
}

/** A game of which nobody kept anything but its result: what was filmed and photographed comes first. */
function ResultAndMedia({ game, canEdit, media }: ResultOnlyProps & { media: ReactNode }) {
  const highlights = useGameHighlights(game.id);
  const photos = useGamePhotos(game.id);
  if (highlights.isPending || photos.isPending) return <Skeleton className="h-40 rounded-card" />;
  const hasMedia = [highlights, photos].some(({ data = [] }) => data.length > 0);
  if (hasMedia) return <Columns main={media} side={<OnlyResult game={game} canEdit={canEdit} />} />;
  return (
    <OnlyResult game={game} canEdit={canEdit}>
      <AddPhoto gameId={game.id} />
    </OnlyResult>
  );
}

const hasAny = (totals: Record<'home' | 'away', Readonly<Record<string, number | null>>>): boolean =>
  [totals.home, totals.away].some((stats) => Object.values(stats).some(Boolean));

const isUnplayed = ({ resultType }: Game) => resultType === 'forfeit' || resultType === 'walkover';

const OnlyResult = ({ game, canEdit, children }: ResultOnlyProps & { children?: ReactNode }) => (
  <EmptyState
    icon={ClipboardList}
    title={isUnplayed(game) ? 'This game was not played' : 'Only the result is known'}
    text={isUnplayed(game) ? 'A rule gave the result.' : 'Nobody kept plays or a box score of this game.'}
  >
    {!isUnplayed(game) && (
      <div className="flex flex-wrap justify-center gap-2">
        {canEdit && (
          <ButtonLink to={`/box-score-entry?game=${game.id}`} variant="primary">
            Enter box score
          </ButtonLink>
        )}
        {children}
      </div>
    )}
  </EmptyState>
);
