import { lazyComponent } from '#web/ui/lazy-component.tsx';
import type { useHelp } from './use-help.ts';

const HelpNote = lazyComponent(async () => (await import('./HelpNote.tsx')).HelpNote);

/** Renders nothing unless the last post spoke of danger. */
export const HelpAfter = ({ danger, close }: Pick<ReturnType<typeof useHelp>, 'danger' | 'close'>) =>
  danger && <HelpNote danger={danger} onClose={close} />;
