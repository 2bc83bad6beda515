import { Suspense, useEffect } from 'react';
import { takeNewcomer } from '#web/newcomer.ts';
import { useOutside } from '#web/outside.ts';
import { isSessionOver, onSessionChange } from '#web/session.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { toast } from '#web/ui/toasts.ts';

const LoginAgainDialog = lazyPart(async () => (await import('./LoginAgainDialog.tsx')).LoginAgainDialog);

/** Over the page of somebody whose session has ended elsewhere. */
export function LoginAgain() {
  const isOver = useOutside(onSessionChange, isSessionOver);

  // What the page before has left is taken once, and drawn by nobody.
  useEffect(() => {
    const newcomer = takeNewcomer();
    if (newcomer) {
      toast({
        title: `You are logged in as ${newcomer}`,
        description: 'The page was opened anew. What was typed in it before has not been sent.',
      });
    }
  }, []);

  return (
    isOver && (
      <Suspense fallback={null}>
        <LoginAgainDialog />
      </Suspense>
    )
  );
}
