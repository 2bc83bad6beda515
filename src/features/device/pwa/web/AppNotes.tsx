import { useIsMutating } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useProductName } from '#platform/settings/web/api.ts';
import { useExternalStore } from '#web/routing/rendering.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import {
  considerInstallHint,
  dismissInstallHint,
  type InstallWay,
  install,
  installHint,
  onInstallHint,
} from './install.ts';
import { dismissNewVersion, isNewVersionShown, onNewVersion, showNewVersion } from './new-version.ts';

/** Safari has no install prompt, so this draws its two steps. Safari's bar is below the page, on an iPad above it. */
export function SafariWay({ isTablet }: { isTablet: boolean }) {
  return (
    <ol className="mt-3 grid max-w-md grid-cols-2 gap-3">
      <Step text={isTablet ? 'Press Share above the page' : 'Press Share below the page'}>
        <g transform={isTablet ? 'translate(0 -46)' : undefined}>
          <rect x="34" y="58" width="92" height="26" rx="8" className="fill-card" />
          <path d="M52 67l-6 5 6 5M70 67l6 5-6 5" className="stroke-soft" />
          <ShareSign x={97} y={62} className="stroke-accent-text" />
          <circle cx="102" cy="71" r="13" className="stroke-accent-text" />
        </g>
        {isTablet && <path d="M44 56h72M44 72h50" className="stroke-soft" />}
      </Step>
      <Step text="Choose Add to Home Screen">
        <rect x="34" y="30" width="92" height="54" rx="8" className="fill-card" />
        <path d="M44 43h40M44 73h34" className="stroke-soft" />
        <path d="M44 58h50" className="stroke-ink" />
        <rect x="106" y="52" width="12" height="12" rx="3" className="stroke-accent-text" />
        <path d="M112 55v6M109 58h6" className="stroke-accent-text" />
        <rect x="38" y="50" width="84" height="16" rx="6" className="stroke-accent-text" />
      </Step>
    </ol>
  );
}

function Step({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="grid content-start gap-2">
      <svg aria-hidden viewBox="0 0 160 92" className="w-full rounded-control bg-raised fill-none stroke-2">
        <path d="M26 92V14a10 10 0 0 1 10-10h88a10 10 0 0 1 10 10v78" className="stroke-line" />
        {children}
      </svg>
      <span className="text-sm">{text}</span>
    </li>
  );
}

const ShareSign = ({ x, y, className }: { x: number; y: number; className: string }) => (
  <path transform={`translate(${x} ${y})`} className={className} d="M3 7H0v10h10V7H7M5 12V0M2 3l3-3 3 3" />
);

export function InstallHint({ way }: { way: InstallWay }) {
  const product = useProductName();
  return (
    <Card
      className="mb-3.5"
      heading={`Keep ${product} on your home screen`}
      aside={<IconButton icon={X} label="Don't show this again" onClick={dismissInstallHint} />}
    >
      <p className="text-sm text-soft">It opens at once, and shows the last scores and fixtures without a network.</p>
      {way === 'question' ? (
        <Button variant="primary" className="mt-3" onClick={() => void install()}>
          Install
        </Button>
      ) : (
        <SafariWay isTablet={way === 'ipad'} />
      )}
    </Card>
  );
}

/** The app's own notices, in the flow above the page. They appear only on navigation, so that nothing moves under a finger. */
export function AppNotes() {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  const isNew = useExternalStore(onNewVersion, isNewVersionShown, () => false);
  const way = useExternalStore(onInstallHint, installHint, () => null);

  // The notices depend on browser events and storage, which are outside React.
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
  // Reload only after pending mutations were sent.
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
