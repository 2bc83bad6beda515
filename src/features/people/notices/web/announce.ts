import { onToast, shownToast, type Toast, toast } from '#web/ui/toasts/toasts.ts';
import type { Notice } from '../contract.ts';

/** Id of the latest announced notice: header and rail have a bell each, and both call this. */
let announced = 0;

/** Shows newly unlocked achievements as a toast; several at once in one toast. */
export function announce(arrived: readonly Notice[]) {
  const unlocked = arrived.filter(({ kind, read, id }) => kind === 'achievement' && !read && id > announced);
  const [first] = unlocked;
  if (!first) return;
  announced = Math.max(...unlocked.map(({ id }) => id));
  toastWhenFree({
    title: unlocked.length === 1 ? first.title : `${unlocked.length} achievements unlocked`,
    description: unlocked.map(({ text }) => text).join(' · '),
    tone: 'good',
    fades: true,
  });
}

/** Waits until the toast about the person's own action is gone. */
function toastWhenFree(message: Toast) {
  if (!shownToast()) return toast(message);
  const stop = onToast(() => {
    if (shownToast()) return;
    stop();
    toast(message);
  });
}
