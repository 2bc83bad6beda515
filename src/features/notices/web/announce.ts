import { onToast, shownToast, type Toast, toast } from '#web/ui/toasts/toasts.ts';
import type { Notice } from '../contract.ts';

/** The header and the rail have a bell each. */
let announced = 0;

/** Says in passing what has just been unlocked; several at once in one toast. */
export function announce(arrived: readonly Notice[]) {
  const unlocked = arrived.filter(({ kind, read, id }) => kind === 'achievement' && !read && id > announced);
  const [first] = unlocked;
  if (!first) return;
  announced = Math.max(...unlocked.map(({ id }) => id));
  say({
    title: unlocked.length === 1 ? first.title : `${unlocked.length} achievements unlocked`,
    description: unlocked.map(({ text }) => text).join(' · '),
    tone: 'good',
    fades: true,
  });
}

/** What somebody has just done is answered first, for as long as that stands. */
function say(message: Toast) {
  if (!shownToast()) return toast(message);
  const stop = onToast(() => {
    if (shownToast()) return;
    stop();
    toast(message);
  });
}
