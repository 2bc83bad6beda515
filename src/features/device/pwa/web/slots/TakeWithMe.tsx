import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Download } from 'lucide-react';
import { useState } from 'react';
import type { Game } from '#features/competition/games/contract.ts';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { formatLoadedAt } from '#web/layout/LastLoaded.tsx';
import { Button } from '#web/ui/Button.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { NotTaken, onThisPhone, type Progress, takeGame, takenAt } from '../courtside/take-game.ts';

/** Asks the browser not to evict the app's storage. Some browsers ask the person, most decide by themselves. */
export async function requestPersistence(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}

/** Safari, whose engine all iPhone browsers share, evicts sites after seven days without a visit, except installed ones. */
export async function mayBeEmptied(): Promise<boolean> {
  if (!isSafari() || matchMedia('(display-mode: standalone)').matches) return false;
  return !(await navigator.storage?.persisted?.().catch(() => false));
}

const isSafari = () => /AppleWebKit/.test(navigator.userAgent) && !/Chrom|Android/.test(navigator.userAgent);

/** Loads everything needed to score a game offline, and shows its age. Without a service worker no page opens offline. */
export function TakeWithMe({ game }: { game: Game }) {
  return 'serviceWorker' in navigator && <TakeGame game={game} />;
}

function TakeGame({ game }: { game: Game }) {
  const client = useQueryClient();
  const now = useNow();
  const [progress, setProgress] = useState<Progress | null>(null);
  const options = queryOptions({
    queryKey: onThisPhone(game.id),
    queryFn: async () => ({ since: await takenAt(client, game), mayBeEmptied: await mayBeEmptied() }),
  });
  const { data: status } = useQuery(options);
  const taking = useWrite({
    send: async () => {
      await requestPersistence();
      await takeGame(client, game.id, setProgress);
    },
  });
  const { error, isPending } = taking;
  const since = status?.since ?? null;
  return (
    <div className="grid min-h-11 gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p role="status" className="flex items-center gap-1.5 text-sm text-soft empty:hidden">
          {since !== null && !isPending && (
            <>
              <Check className="size-4 shrink-0" aria-hidden />
              On this phone, {formatLoadedAt(since, now)}
            </>
          )}
        </p>
        {status && (
          <Button
            small
            variant="plain"
            busy={isPending}
            busyLabel={progress ? `Loading ${progress.done + 1} of ${progress.of}` : 'Loading...'}
            onClick={() => taking.mutate()}
          >
            <Download className="size-4" aria-hidden />
            {since === null ? 'Keep for offline' : 'Load again'}
          </Button>
        )}
      </div>
      {error && (
        <p role="alert" className="text-live-text text-sm">
          Not on this phone. {error instanceof NotTaken ? error.message : getMessage(error)}
        </p>
      )}
      {since !== null && status?.mayBeEmptied && (
        <p className="text-sm text-soft">
          Safari empties sites that are not installed after seven days without a visit.
        </p>
      )}
    </div>
  );
}
