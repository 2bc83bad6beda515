import { useNow } from '#web/ui/clock.ts';
import { useZone } from '#web/zone.ts';
import type { Game } from '../contract.ts';
import { dateBlock, whenText } from './times.ts';

export function DateBlock({ game }: { game: Pick<Game, 'dateTime' | 'status'> }) {
  const now = new Date(useNow());
  const zone = useZone();
  const { month, day, foot } = dateBlock(game.dateTime, game.status === 'completed', now, zone);
  const off = game.status === 'cancelled';
  return (
    <time
      dateTime={game.dateTime}
      title={whenText(game.dateTime, now, zone)}
      className="grid w-[54px] shrink-0 content-center justify-items-center gap-1 border-line border-r pr-3 text-[0.6875rem] text-soft uppercase leading-none tracking-[0.08em]"
    >
      <span className="font-semibold">{month}</span>
      <span className={`score text-[1.625rem] tracking-normal ${off ? '' : 'text-ink'}`}>{day}</span>
      <span className={`font-semibold tabular-nums ${off ? 'line-through decoration-2' : ''}`}>{foot}</span>
    </time>
  );
}
