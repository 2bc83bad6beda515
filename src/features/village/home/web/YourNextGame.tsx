import { Link } from 'react-router';
import { categoryNames } from '#features/competition/games/name-rules.ts';
import { whyNoRsvps } from '#features/competition/games/rules.ts';
import { GamePlace } from '#features/competition/games/web/GamePlace.tsx';
import { GameTime } from '#features/competition/games/web/GameTime.tsx';
import { Rsvp } from '#features/competition/games/web/Rsvp.tsx';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import { type NextGame, type TeamOnHome, yourNextGame } from '../team-rules.ts';
import { soonText } from './own-times.ts';

/** The next game of the teams that are closest to the reader; renders nothing without one. */
export function YourNextGame({ teams }: { teams: readonly TeamOnHome[] }) {
  const next = yourNextGame(teams);
  return next && <Fixture next={next} />;
}

function Fixture({ next: { game, sides } }: { next: NextGame }) {
  const now = new Date(useNow());
  const zone = useZone();
  const takesRsvps = whyNoRsvps(game, now) === null;
  const whoPlays = (
    <ButtonLink to={`/games/${game.id}?tab=teams`} className="whitespace-nowrap">
      Who plays
    </ButtonLink>
  );
  return (
    <Card
      className="opens-game overflow-clip shadow-[inset_3px_0_0_var(--accent)]"
      heading={<Title sport={game.sport.name} />}
      aside={<span className="text-sm text-soft">{categoryNames[game.category]}</span>}
    >
      <Link to={`/games/${game.id}`} viewTransition className="game-link flex items-center gap-3">
        <span className="flex shrink-0 -space-x-2">
          {sides.map(({ team }) => (
            <TeamCrest key={team.id} team={team} size={40} />
          ))}
        </span>
        <span className="min-w-0 font-bold text-lg leading-tight hyphens-auto text-pretty">
          {game.homeTeam.name} <span className="font-normal text-soft">v</span> {game.awayTeam.name}
        </span>
      </Link>
      <p className="mt-2 text-sm text-soft">
        <GameTime at={game.dateTime} className="font-bold text-ink">
          {soonText(game.dateTime, now, zone)}
          {!takesRsvps && ' · started'}
        </GameTime>{' '}
        · <GamePlace game={game} /> · {sides.map(whyYours).join(', ')}
      </p>
      <div className={takesRsvps ? 'mt-3 -mb-2' : 'mt-3'}>
        {takesRsvps ? <Rsvp game={game} actions={whoPlays} /> : whoPlays}
      </div>
    </Card>
  );
}

const Title = ({ sport }: { sport: string }) => (
  <>
    Your next game <span className="font-normal text-soft">· {sport}</span>
  </>
);

function whyYours({ team, reason }: TeamOnHome): string {
  if (reason === 'player') return `you play for ${team.name}`;
  return reason === 'followed' ? `you follow ${team.name}` : `${team.name} is of your residence`;
}
