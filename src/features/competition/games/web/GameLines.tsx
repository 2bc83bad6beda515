import { Link } from 'react-router';
import type { TeamName } from '#features/teams/teams/contract.ts';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { Score } from '#web/ui/Score.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { Game } from '../contract.ts';
import { findWinner } from '../score-rules.ts';
import { GamePlace } from './GamePlace.tsx';
import { GameTime } from './GameTime.tsx';
import { GameBadge, ResultNote } from './Scoreline.tsx';
import { ShootoutLine } from './ShootoutLine.tsx';
import { dateBlock, whenText } from './times.ts';

/** Date, sides, result and place of a game. The lines link to its page, the place links to its venue. */
export function GameLines({ game }: { game: Game }) {
  return (
    <div className="relative flex flex-wrap gap-3">
      <DateBlock game={game} />
      <div className="grid min-w-0 grow basis-40 grid-cols-1 gap-1">
        <Facts game={game} />
        <Link
          to={`/games/${game.id}`}
          viewTransition
          className="grid min-w-0 grid-cols-1 gap-1 after:absolute after:inset-0 after:rounded-control"
        >
          <SideLine game={game} side="home" />
          <SideLine game={game} side="away" />
          <ShootoutLine game={game} />
          <ResultNote result={game} />
        </Link>
      </div>
    </div>
  );
}

function Facts({ game }: { game: Game }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <p className="min-w-0 grow basis-28 truncate text-sm text-soft max-[389px]:text-xs max-[16rem]:whitespace-normal">
        {[game.sport.name, game.group, game.round].filter(Boolean).join(' · ')} · <GamePlace game={game} />
      </p>
      <p className="ml-auto flex min-w-0 flex-wrap justify-end gap-1.5">
        {game.category === 'tournament' && (
          <Pill tone="gold" caps>
            TOURNAMENT
          </Pill>
        )}
        <GameBadge game={game} />
      </p>
    </div>
  );
}

function SideLine({ game, side }: { game: Game; side: 'home' | 'away' }) {
  const team: TeamName = side === 'home' ? game.homeTeam : game.awayTeam;
  const { name } = team;
  const own = game[`${side}Score`];
  const winner = game.status === 'completed' ? findWinner(game) : null;
  const lost = winner !== null && winner !== side;
  const off = game.status === 'cancelled';
  const scored = game.status === 'completed' || game.status === 'live';
  return (
    <div className={`flex min-w-0 items-center gap-2 ${lost || off ? 'text-soft' : ''}`}>
      <span className={`-my-0.5 ${off ? 'opacity-45 grayscale' : ''}`}>
        <TeamCrest team={team} name={name} size={24} lazy />
      </span>
      <span className="min-w-0 flex-1 truncate font-bold max-[16rem]:whitespace-normal text-base">{name}</span>
      {scored && own !== null && <Score value={own} className="text-xl" />}
    </div>
  );
}

const dateColumn = 'grid min-w-[54px] shrink-0 content-center justify-items-center gap-1 border-line border-r pr-3';

function DateBlock({ game }: { game: Pick<Game, 'dateTime' | 'status'> }) {
  const now = new Date(useNow());
  const zone = useZone();
  const isOpen = game.dateTime === null;
  const { month, day, foot } = dateBlock(game.dateTime, game.status === 'completed', now, zone);
  const off = game.status === 'cancelled' && !isOpen;
  return (
    <GameTime
      at={game.dateTime}
      title={whenText(game.dateTime, now, zone)}
      className={`${dateColumn} text-xs text-soft leading-none ${isOpen ? '' : 'uppercase tracking-[0.08em]'}`}
    >
      <span className="font-semibold">{month}</span>
      <span className={isOpen ? 'font-semibold' : `score text-2xl tracking-normal ${off ? '' : 'text-ink'}`}>
        {day}
      </span>
      <span className={`font-semibold tabular-nums ${off ? 'line-through decoration-2' : ''}`}>{foot}</span>
    </GameTime>
  );
}
