import type { Game } from '#features/competition/games/contract.ts';
import type { WalkOn } from '../../walk-on-rules.ts';
import { type LiveGame, liveLines } from '../LiveLines.tsx';

/** `23 Sipho` */
export const labelOf = ({ number, name }: WalkOn): string =>
  [number, name ?? 'Walk-on'].filter((word) => word !== null).join(' ');

export function WalkOnText({ game, live, walkOn }: { game: Game; live: LiveGame; walkOn: WalkOn }) {
  const line = liveLines(live.definition, live.state).find(({ playerId }) => playerId === walkOn.id);
  return (
    <>
      <span className="score w-7 shrink-0 text-right text-xl">{walkOn.number ?? '–'}</span>
      <span className="min-w-0 flex-1 leading-tight">
        <span className="block font-bold text-sm wrap-anywhere">{walkOn.name ?? 'No name'}</span>
        <span className="flex flex-wrap gap-x-2 text-sm text-soft">
          <span className="truncate">{game[`${walkOn.side}Team`].name}</span> <span>{line?.rest}</span>
        </span>
      </span>
      <span className="score text-xl">
        {line?.score ?? 0}
        <span className="sr-only"> scored</span>
      </span>
    </>
  );
}
