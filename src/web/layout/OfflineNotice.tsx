import { CloudOff } from 'lucide-react';
import { useConnection } from '../api/api.ts';
import { useAllQueued } from '../outbox/queued.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';

const QueuedLine = lazyComponent(async () => (await import('../outbox/QueuedHere.tsx')).QueuedLine);
const LastLoaded = lazyComponent(async () => (await import('./LastLoaded.tsx')).LastLoaded);

/** Above the tab bar: at the top it would cover the title. The page that follows (`peer`) adds space for it at its end. */
const overThePage =
  'peer pointer-events-none fixed inset-x-0 bottom-[calc(var(--tab-bar)+env(safe-area-inset-bottom)+12px)] z-20 justify-center px-4';

/** Says that what is on screen may be old. Takes no room, so that nothing moves when it comes and goes. */
export function OfflineNotice({ className = overThePage }: { className?: string }) {
  const connection = useConnection();
  const isCut = connection !== 'online';
  const isQueued = useAllQueued().length > 0;
  return (
    <div role="status" className={`flex ${className}`}>
      {(isQueued || isCut) && (
        <div className="floating settle lg:flex-wrap">
          <CloudOff className="size-4 shrink-0 text-gold" aria-hidden />
          {isCut && (
            <p className="lg:grow lg:basis-24">
              {connection === 'offline' ? 'You are offline.' : 'The server cannot be reached.'} Showing what was last
              loaded
              <LastLoaded />.
            </p>
          )}
          {isQueued && <QueuedLine />}
        </div>
      )}
    </div>
  );
}
