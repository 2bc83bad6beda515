import { ExternalStore } from '#web/external-store.ts';
import { onGreeting } from '#web/live/follow.ts';
import { isOutdated } from '#web/version.ts';

const shown = new ExternalStore(false);
let isThere = false;
let isDismissed = false;

export const { get: isNewVersionShown, subscribe: onNewVersion } = shown;

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
  shown.set(isThere && !isDismissed && !isSomethingOpen());
}

export function dismissNewVersion() {
  isDismissed = true;
  showNewVersion();
}

const isSomethingOpen = () =>
  document.querySelector('dialog[open]') !== null || [...document.querySelectorAll('main form')].some(isTypedInto);

/** A search that was typed stands in the address. */
const isTypedInto = (form: Element) =>
  [...form.querySelectorAll<HTMLInputElement>('input:not([type="search"], [type="hidden"]), textarea')].some(
    ({ type, value, checked, defaultChecked }) =>
      type === 'checkbox' || type === 'radio' ? checked !== defaultChecked : value !== '',
  );
