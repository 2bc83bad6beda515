import { Link } from 'react-router';
import type { Game } from '#features/competition/games/contract.ts';
import { countdownText, nextGame } from '#features/competition/games/rules.ts';
import { useGames, useHomeSide } from '#features/competition/games/web/api.ts';
import { ScoreLiveLink } from '#features/competition/games/web/GameActions.tsx';
import { GamePlace } from '#features/competition/games/web/GamePlace.tsx';
import { GamesFailure } from '#features/competition/games/web/GamesFailure.tsx';
import { GameTime } from '#features/competition/games/web/GameTime.tsx';
import { Rsvp } from '#features/competition/games/web/Rsvp.tsx';
import { Side, StatusBadge } from '#features/competition/games/web/Scoreline.tsx';
import { whenText } from '#features/competition/games/web/times.ts';
import { Card } from '#web/ui/Card.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import { namesOnHome } from '../rules.ts';

const NoGames = lazyComponent(async () => (await import('./NoGames.tsx')).NoGames);

/** Only a village without games loads it. */
export const NothingYet = ({ played = false }: { played?: boolean }) => (
  <div className="min-h-60">
    <NoGames played={played} />
  </div>
);

export function NextBigGame() {
  const { data: games, error, isFetching, refetch } = useGames();
  const now = new Date(useNow());
  if (!games && error) return <GamesFailure error={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (!games) return null;

  const next = nextGame(games, now);
  return (
    <Card
      hero
      className="opens-game"
      heading="Next Big Game"
      aside={next && <span className="text-sm text-soft">{next.sport.name}</span>}
    >
      {next ? <Fixture key={next.id} game={next} now={now} /> : <NothingYet />}
    </Card>
  );
}

function Fixture({ game, now }: { game: Game; now: Date }) {
  const zone = useZone();
  const names = namesOnHome(game, useHomeSide());
  return (
    <>
      <p className="flex flex-wrap gap-2">
        <StatusBadge status={game.status} />
        {game.category === 'tournament' && (
          <Pill tone="gold" caps>
            TOURNAMENT GAME
          </Pill>
        )}
      </p>
      <Link to={`/games/${game.id}`} viewTransition className="game-link my-4 sides">
        <Side team={game.homeTeam} name={names.home} size={66} />
        <span className="score figure mt-[1.375rem] text-soft">VS</span>
        <Side team={game.awayTeam} name={names.away} size={66} />
      </Link>
      <Rsvp
        game={game}
        beside={
          <>
            {game.dateTime !== null && (
              <p className="score text-2xl text-accent-text">{countdownText(game.dateTime, now)}</p>
            )}
            <p className="text-sm text-soft">
              <GameTime at={game.dateTime}>{whenText(game.dateTime, now, zone)}</GameTime> · <GamePlace game={game} />
            </p>
          </>
        }
      />
      <div className="mt-3 empty:hidden">
        <ScoreLiveLink game={game} />
      </div>
    </>
  );
}
