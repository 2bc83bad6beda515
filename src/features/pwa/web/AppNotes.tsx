import { useIsMutating } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useOutside } from '#web/routing/rendering.ts';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { InstallHint } from './InstallHint.tsx';
import { considerInstallHint, installHint, onInstallHint } from './install.ts';
import { dismissNewVersion, isNewVersionShown, onNewVersion, showNewVersion } from './new-version.ts';

/** What the app says of itself, above the page and in its flow; it comes with another page, so that nothing moves under a finger. */
export function AppNotes() {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  const isNew = useOutside(onNewVersion, isNewVersionShown, () => false);
  const way = useOutside(onInstallHint, installHint, () => null);

  // What is shown hangs on what the browser said and kept, which is outside React.
  useEffect(() => {
    if (opened.current === pathname) return;
    opened.current = pathname;
    showNewVersion();
    if (!isNewVersionShown()) considerInstallHint();
  }, [pathname]);

  if (isNew) return <NewVersion />;
  return way && <InstallHint way={way} />;
}

function NewVersion() {
  // What was pressed a moment ago goes out first.
  const isSending = useIsMutating() > 0;
  return (
    <div role="status" className="mb-3 flex min-h-12 items-center gap-2 rounded-control bg-raised py-1 pl-4">
      <p className="min-w-0 flex-1 text-sm">A new version is ready</p>
      <Button small variant="plain" busy={isSending} onClick={() => location.reload()}>
        Reload
      </Button>
      <IconButton icon={X} label="Not now" onClick={dismissNewVersion} />
    </div>
  );
}
