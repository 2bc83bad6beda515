import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { CloudOff, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useOutside } from '#web/rendering.ts';
import { Button } from '#web/ui/Button.tsx';
import { OutboxDialog } from './OutboxDialog.tsx';
import { consoleShown, onConsole } from './open-console.ts';
import type { Outbox } from './outbox.ts';
import { inTaps } from './tap-words.ts';

let root: Root | null = null;

/** On every screen, beside the app: who never scores loads nothing of it. */
export function showOutboxBanner(client: QueryClient, outbox: Outbox): void {
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

/** Says what has not arrived; not over the keys of a console, which says so of its own game. */
function OutboxBanner({ outbox }: { outbox: Outbox }) {
  const all = useOutside(
    outbox.subscribe,
    () => outbox.games,
    () => outbox.games,
  );
  const shown = useOutside(onConsole, consoleShown, () => null);
  const [isOpen, setOpen] = useState(false);
  const games = shown === null ? all.filter(({ state }) => state !== 'sending') : [];
  const refused = games.reduce((sum, game) => sum + game.refused, 0);
  const waiting = games.reduce((sum, { pending }) => sum + pending.length, 0) - refused;
  return (
    <>
      <div
        role="status"
        className="pointer-events-none fixed inset-x-0 bottom-[calc(5.75rem+env(safe-area-inset-bottom))] z-40 flex justify-center px-4 lg:bottom-6 lg:left-[212px]"
      >
        {games.length > 0 && (
          <p className="settle pointer-events-auto flex min-h-11 items-center gap-2 rounded-full border border-line bg-raised py-1 pr-1.5 pl-4 font-semibold text-sm shadow-lift">
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
