import { useEffect } from 'react';
import { useExternalStore, useOnceHydrated } from '#web/routing/rendering.ts';
import { isSessionOver, onSessionChange, useSession } from '#web/session/session.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { loginQuestion, onLoginQuestion } from './ask-for-login.ts';

const load = async () => (await import('./VisitorDialog.tsx')).VisitorDialog;
const VisitorDialog = lazyComponent(load);

/** The login dialog over the page, for a visitor who pressed something that needs a login. */
export function AskedLogin() {
  const question = useExternalStore(onLoginQuestion, loginQuestion, () => null);

  // Preloads the dialog, so that it can open without a network.
  const mayAsk = useOnceHydrated(useSession() === null, false);
  useEffect(() => {
    if (mayAsk) load().catch(() => undefined);
  }, [mayAsk]);

  return question && <VisitorDialog {...question} />;
}

const LoginAgainDialog = lazyComponent(async () => (await import('./LoginAgainDialog.tsx')).LoginAgainDialog);

/** Shown over the page when the person's session has ended elsewhere. */
export const LoginAgain = () => useExternalStore(onSessionChange, isSessionOver, () => false) && <LoginAgainDialog />;
