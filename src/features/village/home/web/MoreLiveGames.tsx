import { Link } from 'react-router';
import type { Game } from '#features/competition/games/contract.ts';
import { scoreText } from '#features/competition/games/score-rules.ts';
import { GameClock } from '#features/competition/games/web/GameClock.tsx';
import type { TeamName } from '#features/teams/teams/contract.ts';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Score } from '#web/ui/Score.tsx';

/** Live games on a line each. */
export const MoreLiveGames = ({ games }: { games: readonly Game[] }) => (
  <Card heading="Also live" className="overflow-clip pb-0">
    <ul className="-mx-4 -mt-1">
      {games.map((game) => (
        <li key={game.id} className="border-line border-t">
          <LiveLine game={game} />
        </li>
      ))}
    </ul>
  </Card>
);

const LiveLine = ({ game }: { game: Game }) => (
  <Link
    to={`/games/${game.id}`}
    viewTransition
    className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-3 px-4 py-1 font-bold text-base transition hover:bg-raised/50"
  >
    <Name team={game.homeTeam} className="flex-row-reverse" />
    <span className="grid justify-items-center">
      <Score value={scoreText(game)} className="text-xl leading-none" />
      <Period game={game} />
    </span>
    <Name team={game.awayTeam} />
  </Link>
);

const Period = ({ game: { period } }: { game: Game }) => (
  <span className="flex gap-1 text-live-text text-xs">
    <span className="sr-only">{period ? period.title : 'live'}</span>
    <span aria-hidden>{period?.name ?? 'Live'}</span>
    {period && <GameClock period={period} />}
  </span>
);

const Name = ({ team, className = '' }: { team: TeamName; className?: string }) => (
  <span className={`flex min-w-0 items-center gap-2 ${className}`}>
    <TeamCrest team={team} size={20} />
    <span className="truncate">{team.name}</span>
  </span>
);
