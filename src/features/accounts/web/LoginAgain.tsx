import { useOutside } from '#web/routing/rendering.ts';
import { isSessionOver, onSessionChange } from '#web/session/session.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const LoginAgainDialog = lazyPart(async () => (await import('./LoginAgainDialog.tsx')).LoginAgainDialog);

/** Over the page of somebody whose session has ended elsewhere. */
export const LoginAgain = () => useOutside(onSessionChange, isSessionOver, () => false) && <LoginAgainDialog />;
