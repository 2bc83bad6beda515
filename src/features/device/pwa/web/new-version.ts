import { onGreeting } from '#web/live/follow.ts';
import { ExternalStore } from '#web/routing/rendering.ts';
import { isOutdated } from '#web/version.ts';

const shown = new ExternalStore(false);
let isThere = false;
let isDismissed = false;

export const { get: isNewVersionShown, subscribe: onNewVersion } = shown;

/** Checks for a new build whenever the live stream connects or the page becomes visible. */
export function followVersion(registered: Promise<ServiceWorkerRegistration | null>) {
  const check = async () => {
    if (isThere || !(await isOutdated())) return;
    isThere = true;
    const worker = await registered;
    await worker?.update().catch(() => undefined);
  };
  onGreeting(() => void check());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void check().then(showNewVersion);
  });
}

/** Shows the notice where nothing moves under a finger and no typed text is lost: on navigation or on return to the page. */
export function showNewVersion() {
  shown.set(isThere && !isDismissed && !isSomethingOpen());
}

export function dismissNewVersion() {
  isDismissed = true;
  showNewVersion();
}

const isSomethingOpen = () =>
  document.querySelector('dialog[open]') !== null || [...document.querySelectorAll('main form')].some(isTypedInto);

/** Ignores search fields, because their text is in the URL. */
const isTypedInto = (form: Element) =>
  [...form.querySelectorAll<HTMLInputElement>('input:not([type="search"], [type="hidden"]), textarea')].some(
    ({ type, value, checked, defaultChecked }) =>
      type === 'checkbox' || type === 'radio' ? checked !== defaultChecked : value !== '',
  );
