import { lazyComponent } from '#web/ui/lazy-component.tsx';
import type { ReasonDialogProps } from './ReasonDialog.tsx';

/** Asks for a reason. Its code loads on the press, because most people only read. */
export const AskReason = lazyComponent<ReasonDialogProps>(
  async () => (await import('./ReasonDialog.tsx')).ReasonDialog,
);
