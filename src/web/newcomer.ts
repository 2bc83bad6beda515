import { forgetMirror } from './session.ts';

const key = 'newcomer';

/** Opens the page anew for somebody else than it was for: nothing of the one before stays in it. */
export function openAnewFor(displayName: string): void {
  forgetMirror();
  sessionStorage.setItem(key, displayName);
  location.reload();
}

/** For whom the page was opened anew, if it was. Asked once. */
export function takeNewcomer(): string | null {
  const displayName = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return displayName;
}
