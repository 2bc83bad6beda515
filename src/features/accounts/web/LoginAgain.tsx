import { useExternalStore } from '#web/routing/rendering.ts';
import { isSessionOver, onSessionChange } from '#web/session/session.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const LoginAgainDialog = lazyPart(async () => (await import('./LoginAgainDialog.tsx')).LoginAgainDialog);

/** Shown over the page when the person's session has ended elsewhere. */
export const LoginAgain = () => useExternalStore(onSessionChange, isSessionOver, () => false) && <LoginAgainDialog />;
