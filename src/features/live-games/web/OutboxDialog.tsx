import { useQuery } from '@tanstack/react-query';
import { shownName } from '#features/games/rules.ts';
import { gameOptions, useHomeSide } from '#features/games/web/api.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { GameTaps, Outbox } from './outbox.ts';
import { inTaps } from './tap-words.ts';

interface OutboxDialogProps {
  outbox: Outbox;
  games: readonly GameTaps[];
  onClose: () => void;
}

export function OutboxDialog({ outbox, games, onClose }: OutboxDialogProps) {
  return (
    <Dialog title="Plays on this phone" description="They will be sent when you're back online." onClose={onClose}>
      {games.length === 0 && <p className="text-sm">No plays left on this phone.</p>}
      <ul className="grid gap-3">
        {games.map((taps) => (
          <PendingGame key={taps.gameId} taps={taps} outbox={outbox} />
        ))}
      </ul>
    </Dialog>
  );
}

function PendingGame({ taps, outbox }: { taps: GameTaps; outbox: Outbox }) {
  const { gameId, pending, refused, refusal } = taps;
  const { data: game } = useQuery(gameOptions(gameId));
  const settings = useHomeSide();
  const names = game && [game.homeTeam, game.awayTeam].map((team) => shownName(team, settings));
  return (
    <li className="grid gap-2 border-line border-t pt-3 first:border-t-0 first:pt-0">
      <p>
        {/* Beside the app there is no router. */}
        <a href={`/games/${gameId}/console`} className="inline-flex min-h-11 items-center font-bold underline">
          {names ? names.join(' against ') : `Game ${gameId}`}
        </a>
        <span className="block text-sm text-soft">
          {refusal === null ? inTaps(pending.length) : `${inTaps(refused)} refused: ${refusal}`}
        </span>
      </p>
      {refusal !== null && (
        <div className="flex gap-2">
          <Button small onClick={() => outbox.tryAgain(gameId)}>
            Try again
          </Button>
          <Button small onClick={() => outbox.discard(gameId)}>
            Discard
          </Button>
        </div>
      )}
    </li>
  );
}
