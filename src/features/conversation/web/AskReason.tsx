import { Suspense } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { ReasonDialogProps } from './ReasonDialog.tsx';

const ReasonDialog = lazyPart(async () => (await import('./ReasonDialog.tsx')).ReasonDialog);

/** Asks for a reason; its code comes with the press, because most people only read. */
export const AskReason = (props: ReasonDialogProps) => (
  <Suspense>
    <ReasonDialog {...props} />
  </Suspense>
);
