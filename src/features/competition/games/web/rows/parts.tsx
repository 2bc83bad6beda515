import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { resultWord } from '#features/competition/competitions/rules.ts';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { timeText } from '#shared/notation.ts';
import { Score } from '#web/ui/Score.tsx';
import { useZone } from '#web/zone.ts';
import { besideText } from '../../beside-rules.ts';
import type { Game } from '../../contract.ts';
import { categoryNames } from '../../name-rules.ts';
import { findWinner, type GameSide } from '../../score-rules.ts';
import { GameTime } from '../GameTime.tsx';

/** The frame of a row (game-rows.css). An accent edge marks those of one's own teams. */
export const rowClasses = (isMine: boolean): string =>
  `game-row ${isMine ? 'before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-accent' : ''}`;

/** The hour of a game, with a second line below it. */
export function RowTime({ game, children }: { game: Game; children?: ReactNode }) {
  const zone = useZone();
  const isOff = game.status === 'cancelled';
  return (
    <GameTime at={game.dateTime} className="grid justify-items-center text-center text-soft text-xs [grid-area:time]">
      <span className={`score text-lg leading-5 ${isOff ? 'line-through decoration-2' : 'text-ink'}`}>
        {game.dateTime === null ? 'TBC' : timeText(zone.wall(game.dateTime))}
      </span>
      {children}
    </GameTime>
  );
}

interface RowSidesProps {
  game: Game;
  isMine: boolean;
  /** Whether changes of the score are announced. */
  live?: boolean;
}

/** Both sides, one below the other; side by side where there is room. The link covers the whole row. */
export function RowSides({ game, isMine, live = false }: RowSidesProps) {
  return (
    <Link
      to={`/games/${game.id}`}
      viewTransition
      className="grid min-w-0 grid-cols-1 gap-x-8 gap-y-0.5 [grid-area:sides] after:absolute after:inset-0 lg:grid-cols-2"
      {...(live && { 'aria-live': 'polite', 'aria-atomic': 'true' })}
    >
      {isMine && <span className="sr-only">Your team: </span>}
      <SideLine game={game} side="home" />
      <SideLine game={game} side="away" />
    </Link>
  );
}

function SideLine({ game, side }: { game: Game; side: GameSide }) {
  const team = game[`${side}Team`];
  const score = game[`${side}Score`];
  const winner = game.status === 'completed' ? findWinner(game) : null;
  const isDim = game.status === 'cancelled' || (winner !== null && winner !== side);
  const hasScore = (game.status === 'completed' || game.status === 'live') && score !== null;
  return (
    <span className={`flex min-w-0 items-center gap-2 leading-5 ${isDim ? 'text-soft' : ''}`}>
      <span className={`-my-1 ${game.status === 'cancelled' ? 'opacity-45 grayscale' : ''}`}>
        <TeamCrest team={team} name={team.name} size={18} lazy />
      </span>
      <span className="min-w-0 flex-1 truncate font-bold text-base leading-5 max-[359px]:whitespace-normal max-[359px]:text-sm">
        {team.name}
      </span>
      {hasScore && <Score value={score} className="text-lg leading-5" />}
    </span>
  );
}

interface RowFactsProps {
  game: Game;
  /** Names the category, where games of several are mixed. */
  mixed: boolean;
}

/** How it ended, the sport, the place and how many go. */
export function RowFacts({ game, mixed }: RowFactsProps) {
  const facts = [
    resultWord(game),
    besideText(game),
    game.overtime && 'OT',
    game.sport.name,
    mixed && game.category !== 'league' && categoryNames[game.category],
    game.group,
    game.round,
    !mixed && game.status === 'upcoming' && game.rsvpCount > 0 && `${game.rsvpCount} going`,
    game.location,
  ].filter(Boolean);
  return (
    <p className="min-w-0 truncate text-soft text-xs [grid-area:facts] max-[16rem]:whitespace-normal lg:text-sm">
      {facts.join(' · ')}
    </p>
  );
}
