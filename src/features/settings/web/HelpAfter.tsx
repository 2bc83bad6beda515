import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { useHelp } from './use-help.ts';

const HelpNote = lazyPart(async () => (await import('./HelpNote.tsx')).HelpNote);

/** Nothing, unless what was posted last spoke of danger. */
export const HelpAfter = ({ danger, close }: Pick<ReturnType<typeof useHelp>, 'danger' | 'close'>) =>
  danger && <HelpNote danger={danger} onClose={close} />;
