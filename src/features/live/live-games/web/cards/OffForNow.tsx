import type { Game } from '#features/competition/games/contract.ts';
import { shortName } from '#features/results/box-scores/web/columns.ts';
import { useConnection } from '#web/api/api.ts';
import { useClientOnly } from '#web/routing/rendering.ts';
import type { LiveGame } from '../LiveLines.tsx';
import { CardMark } from './CardMark.tsx';
import { type ShownSuspension, useSuspensions } from './use-suspensions.ts';

interface OffForNowProps {
  game: Game;
  live: LiveGame;
}

/** Who is off for a while, with the time that is left. Without a connection nobody knows whether the card still stands. */
export function OffForNow({ game, live }: OffForNowProps) {
  const suspensions = useSuspensions(live.definition, live.state);
  const isOnline = useConnection() === 'online';
  const isHydrated = useClientOnly();
  if (!isOnline || !isHydrated) return null;
  return (
    <div aria-live="polite" className="contents">
      {suspensions.length > 0 && (
        <ul aria-label="Off for now" className="flex flex-wrap justify-center gap-x-4 gap-y-1 text-sm">
          {suspensions.map((suspension) => (
            <Off key={suspension.id} game={game} suspension={suspension} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Off({ game, suspension }: { game: Game; suspension: ShownSuspension }) {
  const { colour, side, playerName, left, said } = suspension;
  return (
    <li className="flex items-center gap-1.5 wrap-anywhere">
      {colour && <CardMark colour={colour} className="shrink-0" />}
      <span>
        <strong>{playerName ? shortName(playerName) : 'A player'}</strong>{' '}
        <span className="text-soft">{game[`${side}Team`].name}</span>
        <span className="sr-only">, {said}</span>
      </span>
      <span aria-hidden role="timer" className="score text-base">
        {left ?? said}
      </span>
    </li>
  );
}
