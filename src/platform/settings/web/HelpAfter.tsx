import { useState } from 'react';
import { lazyComponent, retryImport } from '#web/ui/lazy-component.tsx';
import type { Danger } from '../contract.ts';

const HelpNote = lazyComponent(async () => (await import('./HelpNote.tsx')).HelpNote);

/** Renders nothing unless the last post spoke of danger. */
export const HelpAfter = ({ danger, close }: Pick<ReturnType<typeof useHelp>, 'danger' | 'close'>) =>
  danger && <HelpNote danger={danger} onClose={close} />;

/** Examines a post on the author's own device, so that nobody else learns the result. */
export function useHelp() {
  const [danger, setDanger] = useState<Danger | null>(null);
  const lookAt = (text: string) => {
    retryImport(() => import('../danger-rules.ts')).then(
      ({ dangerIn }) => setDanger(dangerIn(text)?.danger ?? null),
      // Without the code, nothing can be examined; the post itself is published.
      () => setDanger(null),
    );
  };
  return { danger, lookAt, close: () => setDanger(null) };
}
