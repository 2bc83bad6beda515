import { useQuery } from '@tanstack/react-query';
import { CalendarX, Link2, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { prefetchConfirmation } from '#features/competition/confirmations/web/api.ts';
import { GameConfirmation } from '#features/competition/confirmations/web/GameConfirmation.tsx';
import type { Game } from '#features/competition/games/contract.ts';
import { categoryNames } from '#features/competition/games/name-rules.ts';
import { whyNoRsvps } from '#features/competition/games/rules.ts';
import { gameOptions } from '#features/competition/games/web/api.ts';
import { BoxScoreLink, GameActions } from '#features/competition/games/web/GameActions.tsx';
import { GamePlace } from '#features/competition/games/web/GamePlace.tsx';
import { GameComments } from '#features/competition/games/web/GameTalk.tsx';
import { Rsvp } from '#features/competition/games/web/Rsvp.tsx';
import { watchPath } from '#features/media/highlights/rules.ts';
import { PlayMark } from '#features/media/video/web/Still.tsx';
import { useProductName } from '#platform/settings/web/api.ts';
import { fixtureText } from '#shared/notation.ts';
import { ApiError } from '#web/api/api.ts';
import { DocumentTitle } from '#web/layout/DocumentTitle.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { copyLinkAndSay, shareNatively } from '#web/share.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import type { GameEvents } from '../contract.ts';
import { isSubstitution } from '../rules.ts';
import { eventsOptions, gameHighlightsOptions, useGame } from './api.ts';
import { BeforeGame } from './BeforeGame.tsx';
import { GameScore, PeriodScores } from './GameScore.tsx';
import { type LiveGame, LiveLines, useLiveGame } from './LiveLines.tsx';
import { buildTimeline, Timeline } from './Timeline.tsx';

const ScorerLinksDialog = lazyComponent(
  async () => (await import('#features/live/scorer-links/web/ScorerLinksDialog.tsx')).ScorerLinksDialog,
);

export function GamePage() {
  const { data: game, error, isFetching, refetch } = useGame();
  const title = formatSides(game);
  const product = useProductName();
  return (
    <>
      {game && <DocumentTitle of={title} product={product} />}
      <PageTitle back="/games">{title}</PageTitle>
      {game && !isMissing(error) && <WholeGame game={game} title={title} />}
      {game && isMissing(error) && <DeletedGame />}
      {!game && <NoGame error={error} busy={isFetching} onRetry={refetch} />}
    </>
  );
}

export const loader = defineLoader(({ client, params }) => [
  client.prefetchQuery(gameOptions(Number(params['id']))),
  client.prefetchQuery(eventsOptions(Number(params['id']))),
  prefetchConfirmation(client, Number(params['id'])),
]);

function formatSides(game: Game | undefined): string {
  return game ? fixtureText(game.homeTeam.name, game.awayTeam.name) : 'Game';
}

const isMissing = (error: Error | null) => error instanceof ApiError && error.status === 404;

const DeletedGame = () => (
  <EmptyState icon={CalendarX} title="This game was deleted" text="It is no longer on the list of games.">
    <ButtonLink to="/games">All games</ButtonLink>
  </EmptyState>
);

export function NoGame({ error, busy, onRetry }: { error: Error | null; busy: boolean; onRetry: () => void }) {
  if (isMissing(error)) {
    return <EmptyState icon={CalendarX} title="This game was not found" text="It may have been removed." />;
  }
  if (error)
    return <ErrorState title="This game did not load" text="Please try again." onRetry={onRetry} busy={busy} />;
  return (
    <Loading label="Loading the game" className="grid gap-3.5">
      <Skeleton className="h-56 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </Loading>
  );
}

function WholeGame({ game, title }: { game: Game; title: string }) {
  const events = useQuery(eventsOptions(game.id));
  const live = useLiveGame(events.data);
  const now = new Date(useNow());
  return (
    <div className="grid grid-cols-1 gap-3.5 lg:grid-cols-[3fr_2fr] lg:items-start">
      <div className="grid grid-cols-1 gap-3.5">
        <Card hero>
          <p className="text-sm text-soft">
            {game.sport.name} · {categoryNames[game.category]} · <GamePlace game={game} />
            {game.competition && <span className="block">{game.competition.name}</span>}
          </p>
          <GameScore game={game} period={live && formatPeriod(live)} />
          <GameConfirmation game={game} />
          {whyNoRsvps(game, now) === null && <Rsvp game={game} />}
          <Actions game={game} title={title} canScore={canBeScoredLive(game, events.data)} />
          <GameComments game={game} className="mt-2 -mb-2" />
        </Card>
        {live && <PeriodScores game={game} live={live} />}
        {live && game.status === 'live' && <LiveLines game={game} live={live} />}
        <GameHighlights gameId={game.id} />
      </div>
      <Happened game={game} live={live} failed={events.isError} onRetry={events.refetch} />
    </div>
  );
}

const formatPeriod = ({ definition, state }: LiveGame) =>
  state.isStarted && !state.isEnded ? `${definition.periods.name} ${state.period}` : null;

/** A game that was completed without taps cannot be scored live. */
function canBeScoredLive({ status }: Game, gameEvents: GameEvents | undefined): boolean {
  if (!gameEvents?.can.score) return false;
  return (
    status === 'upcoming' || status === 'live' || (status === 'completed' && !gameEvents.events.every(isSubstitution))
  );
}

function Actions({ game, title, canScore }: { game: Game; title: string; canScore: boolean }) {
  const share = async () => {
    const shared = { title, url: location.href };
    if ((await shareNatively(shared)) === 'missing') await copyLinkAndSay(shared.url);
  };
  return (
    <div className="mt-3 grid gap-2">
      {canScore && (
        <ButtonLink to={`/games/${game.id}/console`} variant="primary" wide>
          Score this game
        </ButtonLink>
      )}
      {canScore && game.status !== 'completed' && <BeforeGame game={game} />}
      {canScore && <ScorerLinksButton gameId={game.id} />}
      <BoxScoreLink game={game} />
      {game.status === 'completed' ? (
        <GameActions game={game} />
      ) : (
        <Button onClick={share} wide>
          <Share2 className="size-4" aria-hidden />
          Share
        </Button>
      )}
    </div>
  );
}

function ScorerLinksButton({ gameId }: { gameId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button wide onClick={() => setOpen(true)}>
        <Link2 className="size-4" aria-hidden />
        Scorer links
      </Button>
      {isOpen && <ScorerLinksDialog gameId={gameId} onClose={() => setOpen(false)} />}
    </>
  );
}

interface HappenedProps {
  game: Game;
  live: LiveGame | undefined;
  failed: boolean;
  onRetry: () => void;
}

const momentsAtFirst = 20;

function Happened({ game, live, failed, onRetry }: HappenedProps) {
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

/** Videos of this game. Renders nothing if there are none. */
function GameHighlights({ gameId }: { gameId: number }) {
  const { data = [] } = useQuery(gameHighlightsOptions(gameId));
  if (data.length === 0) return null;
  return (
    <Card heading="Highlights">
      <ul className="grid gap-2">
        {data.map((highlight) => (
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
