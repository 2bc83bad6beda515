import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { ReasonDialogProps } from './ReasonDialog.tsx';

/** Asks for a reason. Its code loads on the press, because most people only read. */
export const AskReason = lazyPart<ReasonDialogProps>(async () => (await import('./ReasonDialog.tsx')).ReasonDialog);
