import { UserRound } from 'lucide-react';
import { useId, useState } from 'react';
import { useIdle } from '#web/ui/idle.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';

const AccountPanel = lazyComponent(async () => (await import('./AccountPanel.tsx')).AccountPanel);

export function AccountMenu() {
  const id = useId();
  const [asked, setAsked] = useState(false);
  const isLater = useIdle();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label="Your account"
        title="Your account"
        className="grid size-11 place-items-center rounded-control text-soft transition hover:text-ink"
      >
        <UserRound className="size-5" aria-hidden />
      </button>
      <div id={id} popover="auto" className="menu" onToggle={() => setAsked(true)}>
        {(asked || isLater) && <AccountPanel />}
      </div>
    </>
  );
}
