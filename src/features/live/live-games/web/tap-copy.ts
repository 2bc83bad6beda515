import { toast } from '#web/ui/toasts/toasts.ts';

export const inTaps = (count: number): string => (count === 1 ? '1 play' : `${count} plays`);

/** Another phone has taken the game over, so plays from this phone are only offered. */
export const notifyPending = (count: number): void =>
  toast({ title: `${inTaps(count)} offered`, description: 'Another phone has taken this game over.', tone: 'plain' });
