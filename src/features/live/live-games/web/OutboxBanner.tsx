import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { CloudOff, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { gameOptions } from '#features/competition/games/web/api.ts';
import { fixtureText } from '#shared/notation.ts';
import { untilConnected, useConnection } from '#web/api/api.ts';
import { ExternalStore, useExternalStore } from '#web/routing/rendering.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import type { PlaysOutbox, QueuedPlays } from './queued-plays.ts';
import { inTaps } from './tap-copy.ts';

/** The game whose console is open. That console shows what has not arrived. */
export const consoleShown = new ExternalStore<number | null>(null);

/** Returns a function that ends it. */
export function showConsole(gameId: number): () => void {
  consoleShown.set(gameId);
  return () => consoleShown.set(null);
}

let root: Root | null = null;

/** Renders the banner in its own root beside the app, on every screen. People who never score load none of it. */
export function showOutboxBanner(client: QueryClient, outbox: PlaysOutbox): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <QueryClientProvider client={client}>
      <OutboxBanner outbox={outbox} />
    </QueryClientProvider>,
  );
}

export function hideOutboxBanner(): void {
  root?.render(null);
}

/** Shows what has not arrived. Hidden while a console is open: that shows it itself, without covering its keys. */
function OutboxBanner({ outbox }: { outbox: PlaysOutbox }) {
  const all = useExternalStore(
    outbox.subscribe,
    () => outbox.games,
    () => outbox.games,
  );
  const shown = useExternalStore(consoleShown.subscribe, consoleShown.get, () => null);
  const [isOpen, setOpen] = useState(false);
  const games = shown === null ? all.filter(({ state }) => state !== 'sending') : [];
  const refused = games.reduce((sum, game) => sum + game.refused, 0);
  const waiting = games.reduce((sum, { pending }) => sum + pending.length, 0) - refused;
  return (
    <>
      <div role="status" className={`pointer-events-none fixed z-40 flex justify-center px-4 ${overThePage}`}>
        {games.length > 0 && (
          <p className="floating settle pointer-events-auto py-1 pr-1.5">
            {refused > 0 ? (
              <TriangleAlert className="size-4 shrink-0 text-live-text" aria-hidden />
            ) : (
              <CloudOff className="size-4 shrink-0 text-gold" aria-hidden />
            )}
            {refused > 0 ? `${inTaps(refused)} refused` : `${inTaps(waiting)} waiting on this phone`}
            <Button small onClick={() => setOpen(true)}>
              View
            </Button>
          </p>
        )}
      </div>
      {isOpen && <OutboxDialog outbox={outbox} games={all} onClose={() => setOpen(false)} />}
    </>
  );
}

interface OutboxDialogProps {
  outbox: PlaysOutbox;
  games: readonly QueuedPlays[];
  onClose: () => void;
}

function OutboxDialog({ outbox, games, onClose }: OutboxDialogProps) {
  const description = `They will be sent when ${untilConnected(useConnection())}.`;
  return (
    <Dialog title="Plays on this phone" description={description} onClose={onClose}>
      {games.length === 0 && <p className="text-sm">No plays left on this phone.</p>}
      <ul className="grid gap-3">
        {games.map((taps) => (
          <PendingGame key={taps.gameId} taps={taps} outbox={outbox} />
        ))}
      </ul>
    </Dialog>
  );
}

function PendingGame({ taps, outbox }: { taps: QueuedPlays; outbox: PlaysOutbox }) {
  const { gameId, pending, refused, refusal } = taps;
  const { data: game } = useQuery(gameOptions(gameId));
  const names = game && fixtureText(game.homeTeam.name, game.awayTeam.name);
  return (
    <li className="grid gap-2 border-line border-t pt-3 first:border-t-0 first:pt-0">
      <p>
        {/* There is no router outside the app. */}
        <a href={`/games/${gameId}/console`} className="inline-flex min-h-11 items-center font-bold underline">
          {names ?? `Game ${gameId}`}
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

const overThePage =
  'inset-x-0 bottom-[calc(var(--tab-bar)+1.25rem+env(safe-area-inset-bottom))] lg:bottom-6 lg:left-(--rail)';
