import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { ReadyPart } from '../ui/lazy-part.tsx';
import { BottomBar } from './BottomBar.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { PageOutlet } from './PageOutlet.tsx';
import type { Rail } from './Rail.tsx';
import { TopHeader } from './TopHeader.tsx';
import { useWide } from './wide.ts';

// A phone never shows it.
const rail = new ReadyPart<ComponentProps<typeof Rail>>(async () => (await import('./Rail.tsx')).Rail);

/** What only a desktop's window shows. */
export const railReady = (parts: readonly { ready(): Promise<unknown> }[]): Promise<unknown> =>
  Promise.all([rail, ...parts].map((part) => part.ready()));

interface ShellProps {
  product: string;
  logo: string;
  account: ReactNode;
  notices: ReactNode;
  railAccount: ReactNode;
  railNotices: ReactNode;
}

export function Shell({ product, logo, account, notices, railAccount, railNotices }: ShellProps) {
  const isWide = useWide();
  return (
    <div className="lg:grid lg:grid-cols-[212px_minmax(0,1fr)]">
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-accent px-4 py-3 font-bold text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      <Suspense fallback={<div className="max-lg:hidden" />}>
        {isWide && <rail.Part product={product} logo={logo} account={railAccount} notices={railNotices} />}
      </Suspense>
      <div className="flex min-h-dvh min-w-0 flex-col">
        <TopHeader product={product} logo={logo} account={account} notices={notices} />
        <OfflineNotice />
        <main
          id="content"
          tabIndex={-1}
          className="page-slide mx-auto w-full max-w-[1240px] flex-1 px-4 pt-1 pb-[calc(5.75rem+env(safe-area-inset-bottom))] lg:px-7 lg:pt-6 lg:pb-10"
        >
          <PageOutlet />
        </main>
      </div>
      <BottomBar />
    </div>
  );
}
