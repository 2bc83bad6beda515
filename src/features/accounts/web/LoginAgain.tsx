import { Suspense } from 'react';
import { useOutside } from '#web/outside.ts';
import { isSessionOver, onSessionChange } from '#web/session.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

const LoginAgainDialog = lazyPart(async () => (await import('./LoginAgainDialog.tsx')).LoginAgainDialog);

/** Over the page of somebody whose session has ended elsewhere. */
export const LoginAgain = () =>
  useOutside(onSessionChange, isSessionOver) && (
    <Suspense fallback={null}>
      <LoginAgainDialog />
    </Suspense>
  );
