import { useEffect } from 'react';
import { useOnceHydrated, useOutside } from '#web/routing/rendering.ts';
import { useSession } from '#web/session/session.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { loginQuestion, onLoginQuestion } from './ask-for-login.ts';

const load = async () => (await import('./VisitorDialog.tsx')).VisitorDialog;
const VisitorDialog = lazyPart(load);

/** Over the page of a visitor who pressed what wants a login. */
export function AskedLogin() {
  const question = useOutside(onLoginQuestion, loginQuestion, () => null);

  // What is pressed without a network has to be answered without one.
  const mayAsk = useOnceHydrated(useSession() === null, false);
  useEffect(() => {
    if (mayAsk) load().catch(() => undefined);
  }, [mayAsk]);

  return question && <VisitorDialog {...question} />;
}
