import { useExternalStore } from '#web/routing/rendering.ts';
import { isSessionOver, onSessionChange } from '#web/session/session.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';

const LoginAgainDialog = lazyComponent(async () => (await import('./LoginAgainDialog.tsx')).LoginAgainDialog);

/** Shown over the page when the person's session has ended elsewhere. */
export const LoginAgain = () => useExternalStore(onSessionChange, isSessionOver, () => false) && <LoginAgainDialog />;
