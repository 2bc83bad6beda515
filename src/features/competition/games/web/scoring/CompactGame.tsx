import { resultWord } from '#features/competition/competitions/rules.ts';
import { useNow } from '#web/ui/time/clock.ts';
import type { Game } from '../../contract.ts';
import { findWinner, type GameSide } from '../../score-rules.ts';
import { GameTime } from '../GameTime.tsx';
import { whenText } from '../times.ts';

/** A completed game in two short lines: the day and the sport, then both sides with their scores. */
export function CompactGame({ row: game }: { row: Game }) {
  const about = [resultWord(game), game.sport.name].filter(Boolean).join(' · ');
  return (
    <div className="flex min-w-0 items-center gap-3 leading-snug max-[359px]:flex-col max-[359px]:items-stretch max-[359px]:gap-0.5">
      <p className="grid w-23 shrink-0 text-sm text-soft max-[359px]:flex max-[359px]:w-auto max-[359px]:gap-2 sm:w-44">
        <GameTime at={game.dateTime} className="truncate">
          {whenText(game.dateTime, new Date(useNow()))}
        </GameTime>
        <span className="truncate" title={about}>
          {about}
        </span>
      </p>
      <div className="min-w-0 flex-1 text-sm">
        <SideLine game={game} side="home" />
        <SideLine game={game} side="away" />
      </div>
    </div>
  );
}

function SideLine({ game, side }: { game: Game; side: GameSide }) {
  const { name } = game[`${side}Team`];
  const shootout = game[`${side}Shootout`];
  const winner = findWinner(game);
  return (
    <p className={`flex min-w-0 gap-2 ${winner !== null && winner !== side ? 'text-soft' : 'font-bold'}`}>
      <span className="min-w-0 flex-1 truncate" title={name}>
        {name}
      </span>
      <span className="score shrink-0">
        {game[`${side}Score`] ?? '–'}
        {shootout !== null && (
          <>
            {' '}
            ({shootout}
            <span className="sr-only"> in the shoot-out</span>)
          </>
        )}
      </span>
    </p>
  );
}
