import { Trophy } from 'lucide-react';
import { Link } from 'react-router';
import type { Game } from '#features/games/contract.ts';
import { mostRecentGame, resultLabel } from '#features/games/rules.ts';
import { useGames, useHomeSide } from '#features/games/web/api.ts';
import { BoxScoreLink } from '#features/games/web/BoxScoreLink.tsx';
import { GamePlace } from '#features/games/web/GamePlace.tsx';
import { GameTalk } from '#features/games/web/GameTalk.tsx';
import { ResultNote } from '#features/games/web/ResultNote.tsx';
import { resultTones } from '#features/games/web/result-tones.ts';
import { Scoreline } from '#features/games/web/Scoreline.tsx';
import { Side } from '#features/games/web/Side.tsx';
import { whenText } from '#features/games/web/times.ts';
import { Card } from '#web/ui/Card.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { EmptyState, Loading, Skeleton } from '#web/ui/states.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';

/** The latest result. When the games do not load, the next game's card says so for both. */
export function MostRecentGame() {
  const games = useGames().data;
  if (!games) return null;
  const game = mostRecentGame(games);
  return (
    <Card heading="Most Recent Game" aside={game && <Result game={game} />}>
      {game ? <Outcome game={game} /> : <NothingPlayed />}
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
  return (
    <>
      <Link to={`/games/${game.id}`} viewTransition className="sides rounded-control pt-2">
        <Side team={game.homeTeam} size={54} />
        <Scoreline game={game} mark="-" final />
        <Side team={game.awayTeam} size={54} />
      </Link>
      <ResultNote result={game} className="mt-2 text-center" />
      <p className="mt-2 mb-3 text-center text-[0.8125rem] text-soft">
        {game.sport.name} · <time dateTime={game.dateTime}>{whenText(game.dateTime, now, zone)}</time> ·{' '}
        <GamePlace game={game} />
      </p>
      <BoxScoreLink game={game} />
      <GameTalk game={game} className="mt-2 -mb-2" />
    </>
  );
}

function NothingPlayed() {
  return <EmptyState icon={Trophy} title="No games played yet" text="The latest result will appear here" />;
}

export function MostRecentGameSkeleton() {
  return (
    <Card heading="Most Recent Game">
      <Loading label="Loading the latest result" className="grid gap-3">
        <div className="flex items-center justify-between py-2">
          <Skeleton className="h-20 w-20" />
          <Skeleton className="h-14 w-36" />
          <Skeleton className="h-20 w-20" />
        </div>
        <Skeleton className="mx-auto h-4 w-52" />
        <Skeleton className="h-12 rounded-control" />
        <Skeleton className="mt-1 h-6 w-40" />
      </Loading>
    </Card>
  );
}
