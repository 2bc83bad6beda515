import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import type { Game } from '#features/competition/games/contract.ts';
import { mostRecentGame, resultLabel } from '#features/competition/games/rules.ts';
import { gamesOptions, ownRsvpsOptions, useGames, useHomeSide } from '#features/competition/games/web/api.ts';
import { BoxScoreLink } from '#features/competition/games/web/GameActions.tsx';
import { GamePlace } from '#features/competition/games/web/GamePlace.tsx';
import { GameComments } from '#features/competition/games/web/GameTalk.tsx';
import { GameTime } from '#features/competition/games/web/GameTime.tsx';
import { ResultNote, resultTones, Scoreline, Side } from '#features/competition/games/web/Scoreline.tsx';
import { whenText } from '#features/competition/games/web/times.ts';
import { teamStandingsOptions } from '#features/results/standings/web/api.ts';
import { myTeamsOptions } from '#features/teams/my-teams/web/api.ts';
import type { ShownContribution } from '#web/extension-point.ts';
import { Columns } from '#web/layout/Columns.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { useWide } from '#web/routing/rendering.ts';
import { Card } from '#web/ui/Card.tsx';
import { useIdle } from '#web/ui/idle.ts';
import { Pill } from '#web/ui/Pill.tsx';
import { Loading, Skeleton } from '#web/ui/states.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import { namesOnHome } from '../rules.ts';
import { homeOptions } from './api.ts';
import { belowGames } from './extension-points.ts';
import { LiveGames } from './LiveGames.tsx';
import { NextBigGame, NothingYet } from './NextBigGame.tsx';
import { OwnTeamsInTime } from './OwnTeamsInTime.tsx';
import { Steps } from './Steps.tsx';
import { type OwnTeams, useOwnTeamsOnHome } from './use-own-teams.ts';
import { YourNextGame } from './YourNextGame.tsx';

type LowerCard = ShownContribution;

/** In one order on a phone. On a desktop the last go below the games, so that both columns end together: one more beside one's teams. */
function lowerCards(wide: boolean, hasTeams = false): { main: readonly LowerCard[]; side: readonly LowerCard[] } {
  const cards = belowGames.contributions().filter(({ wideOnly = false }) => wide || !wideOnly);
  const below = hasTeams ? -3 : -2;
  return wide ? { main: cards.slice(below), side: cards.slice(0, below) } : { main: [], side: cards };
}

function LowerCardsLoading({ cards }: { cards: readonly LowerCard[] }) {
  return cards.map(({ key, skeleton = 'h-44' }) => <Skeleton key={key} className={`rounded-card ${skeleton}`} />);
}

interface HomeCards {
  main: ReactNode;
  side: ReactNode;
}

export function homeCards(wide: boolean, own: OwnTeams): HomeCards {
  const lower = lowerCards(wide, own.teams.length > 0);
  const ofOwnTeams = (
    <>
      <OwnTeamsInTime own={own} />
      <Steps />
    </>
  );
  return {
    main: (
      <>
        <LiveNow />
        <YourNextGame teams={own.teams} />
        {!wide && ofOwnTeams}
        <NextBigGame />
        <MostRecentGame />
        <LowerCardsInTime cards={lower.main} />
      </>
    ),
    side: (
      <>
        {wide && ofOwnTeams}
        <LowerCardsInTime cards={lower.side} />
      </>
    ),
  };
}

/** Cards below a phone's first screen: their code loads after the games, while their data is already on its way. */
function LowerCardsInTime({ cards }: { cards: readonly LowerCard[] }) {
  const idle = useIdle();
  const loading = <LowerCardsLoading cards={cards} />;
  return (
    <Suspense fallback={loading}>
      {idle ? cards.map(({ key, Component }) => <Component key={key} />) : loading}
    </Suspense>
  );
}

function LiveNow() {
  const live = useGames().data?.filter((game) => game.status === 'live') ?? [];
  return <LiveGames games={live} />;
}

/**
 * The cards stay hidden until the games and one's own teams have loaded: what is live or one's own goes above them all, and
 * would move what one reads.
 */
export function HomePage() {
  const { isPending: gamesPending } = useGames();
  const own = useOwnTeamsOnHome();
  const isPending = gamesPending || own.isLoading;
  const wide = useWide();
  const { main, side } = homeCards(wide, own);
  return (
    <>
      <h1 className="sr-only">Home</h1>
      {isPending && <HomeLoading wide={wide} />}
      <div hidden={isPending}>
        <Columns main={main} side={side} />
      </div>
    </>
  );
}

export const loader = defineLoader((loading) => [
  loading.client.prefetchInfiniteQuery(gamesOptions),
  loading.client.prefetchQuery(ownRsvpsOptions),
  loading.client.prefetchQuery(myTeamsOptions),
  loading.client.prefetchQuery(homeOptions),
  loading.client.prefetchQuery(teamStandingsOptions),
  // The server that renders the page also reads what shows later, so that the browser need not ask.
  ...(loading.renders ? [belowGames.ready(loading)] : []),
]);

/** Which cards of one's own there will be is not known yet. */
function HomeLoading({ wide }: { wide: boolean }) {
  const lower = lowerCards(wide);
  return (
    <Columns
      main={
        <>
          <Loading label="Loading Home" className="grid gap-3.5">
            <Skeleton className="h-64 rounded-card" />
            <Skeleton className="h-80 rounded-card" />
          </Loading>
          <LowerCardsLoading cards={lower.main} />
        </>
      }
      side={<LowerCardsLoading cards={lower.side} />}
    />
  );
}

/** The latest result. When the games do not load, the next game's card shows the error for both. */
function MostRecentGame() {
  const games = useGames().data;
  const now = new Date(useNow());
  if (!games) return null;
  const game = mostRecentGame(games, now);
  return (
    <Card heading="Most Recent Game" aside={game && <Result game={game} />} className="opens-game">
      {game ? <Outcome game={game} /> : <NothingYet played />}
    </Card>
  );
}

function Result({ game }: { game: Game }) {
  const label = resultLabel(game, useHomeSide());
  return <Pill tone={resultTones[label]}>{label}</Pill>;
}

function Outcome({ game }: { game: Game }) {
  const now = new Date(useNow());
  const zone = useZone();
  const names = namesOnHome(game, useHomeSide());
  return (
    <>
      <Link to={`/games/${game.id}`} viewTransition className="game-link sides pt-2">
        <Side team={game.homeTeam} name={names.home} size={54} />
        <Scoreline game={game} final />
        <Side team={game.awayTeam} name={names.away} size={54} />
      </Link>
      <ResultNote result={game} className="mt-2 text-center" />
      <p className="mt-2 mb-3 text-center text-sm text-soft">
        {game.sport.name} · <GameTime at={game.dateTime}>{whenText(game.dateTime, now, zone)}</GameTime> ·{' '}
        <GamePlace game={game} />
      </p>
      <BoxScoreLink game={game} />
      <GameComments game={game} className="mt-2 -mb-2" />
    </>
  );
}
