import { onGreeting } from '#web/live/follow.ts';
import { isOutdated } from '#web/version.ts';

const changed = new EventTarget();
let isThere = false;
let isShown = false;
let isDismissed = false;

/** Looks whether the server has another build whenever the stream begins anew or somebody comes back to the page. */
export function followVersion(registered: Promise<ServiceWorkerRegistration | null>) {
  const look = async () => {
    if (isThere || !(await isOutdated())) return;
    isThere = true;
    const worker = await registered;
    await worker?.update().catch(() => undefined);
  };
  onGreeting(() => void look());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look().then(showNewVersion);
  });
}

/** Says so where nothing under a finger moves and nothing typed is lost: on the way to another page, or on coming back. */
export function showNewVersion() {
  const shows = isThere && !isDismissed && !isSomethingOpen();
  if (shows === isShown) return;
  isShown = shows;
  changed.dispatchEvent(new Event('change'));
}

export function dismissNewVersion() {
  isDismissed = true;
  showNewVersion();
}

export const isNewVersionShown = () => isShown;

export function onNewVersion(notify: () => void): () => void {
  changed.addEventListener('change', notify);
  return () => changed.removeEventListener('change', notify);
}

const isSomethingOpen = () =>
  document.querySelector('dialog[open]') !== null || [...document.querySelectorAll('main form')].some(isTypedInto);

/** A search that was typed stands in the address. */
const isTypedInto = (form: Element) =>
  [...form.querySelectorAll<HTMLInputElement>('input:not([type="search"], [type="hidden"]), textarea')].some(
    ({ type, value, checked, defaultChecked }) =>
      type === 'checkbox' || type === 'radio' ? checked !== defaultChecked : value !== '',
  );
