import { CalendarX, ClipboardList } from 'lucide-react';
import type { ReactNode } from 'react';
import { ConfirmedMark } from '#features/confirmations/web/ConfirmedMark.tsx';
import type { Game } from '#features/games/contract.ts';
import { ResultNote, Scoreline, Side } from '#features/games/web/Scoreline.tsx';
import { statusNames } from '#features/games/web/scoring/status-names.ts';
import { ApiError, messageOf } from '#web/api/api.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { BoxScore } from '../contract.ts';
import { dayText } from './day.ts';
import { entryPath } from './paths.ts';
import type { ShownGame } from './shown-game.ts';

interface ShownProps {
  shown: ShownGame;
  children: (game: Game, boxScore: BoxScore) => ReactNode;
}

/** A game with its score, and its box score if there are lines. */
export function Shown({ shown, children }: ShownProps) {
  return (
    <WhenThere shown={shown}>
      {(game, boxScore) => (
        <div className="grid gap-3.5 lg:gap-[18px]">
          <ScoreHero game={game} />
          {boxScore.lines.length > 0 ? children(game, boxScore) : <NoBoxScore boxScore={boxScore} />}
        </div>
      )}
    </WhenThere>
  );
}

/** Waits for the game and the box score, and shows why they do not load. */
export function WhenThere({ shown: { game, boxScore, error, busy, retry }, children }: ShownProps) {
  if (game && boxScore) return children(game, boxScore);
  if (error instanceof ApiError && error.status === 404) {
    const text = 'This game was not found. It may have been removed.';
    return <EmptyState icon={CalendarX} title="No box score data available" text={text} />;
  }
  if (error) {
    return <ErrorState title="The box score did not load" text={messageOf(error)} onRetry={retry} busy={busy} />;
  }
  return (
    <Loading label="Loading the box score" className="grid gap-3.5">
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </Loading>
  );
}

function NoBoxScore({ boxScore }: { boxScore: BoxScore }) {
  return (
    <Card>
      <EmptyState icon={ClipboardList} title="No box score data available">
        {boxScore.can.edit && (
          <ButtonLink to={entryPath(boxScore.gameId)} variant="primary">
            Enter Box Score
          </ButtonLink>
        )}
      </EmptyState>
    </Card>
  );
}

/** The two sides, and the current or final score. */
function ScoreHero({ game }: { game: Game }) {
  const now = new Date(useNow());
  const zone = useZone();
  const final = game.status === 'completed';
  return (
    <Card hero aria-label="Score">
      <div className="sides pt-2">
        <Side team={game.homeTeam} size={46} />
        {game.homeScore === null && game.awayScore === null ? (
          <span className="score pt-4 text-3xl text-soft">v</span>
        ) : (
          <Scoreline game={game} mark={final ? '-' : ':'} />
        )}
        <Side team={game.awayTeam} size={46} />
      </div>
      <ResultNote result={game} className="mt-2 text-center" />
      <p className="mt-2 text-center text-[0.8125rem] text-soft">
        {final ? 'Final' : statusNames[game.status]} · {game.sport.name} ·{' '}
        <time dateTime={game.dateTime}>{dayText(game.dateTime, now, zone)}</time>
      </p>
      <ConfirmedMark game={game} />
    </Card>
  );
}

/** What an officer can do with the box score, and the date of the last correction. */
export function BoxScoreActions({ boxScore }: { boxScore: BoxScore }) {
  const now = new Date(useNow());
  const zone = useZone();
  return (
    <div className="grid gap-2">
      {boxScore.can.edit && (
        <ButtonLink to={entryPath(boxScore.gameId)} wide>
          Correct Box Score
        </ButtonLink>
      )}
      {boxScore.correctedAt && (
        <p className="text-center text-soft text-xs">
          Corrected on <time dateTime={boxScore.correctedAt}>{dayText(boxScore.correctedAt, now, zone)}</time>
        </p>
      )}
    </div>
  );
}
