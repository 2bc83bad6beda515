import { findKeys, ownKey, removeWhere } from '#web/session/own-storage.ts';

/** Set for the account whose press turned notifications on in this browser, until it logs out. */
const name = 'push';
const isOfPush = (key: string) => key.endsWith(`:${name}`);

export function wantedBy(accountId: number): boolean {
  try {
    return localStorage.getItem(ownKey(accountId, name)) !== null;
  } catch {
    return false;
  }
}

/** Whether somebody turned notifications on here. */
export const isWanted = (): boolean => findKeys(isOfPush).length > 0;

export function wantPush(accountId: number) {
  try {
    localStorage.setItem(ownKey(accountId, name), 'on');
  } catch {
    // Storage is off: without the stored account, nothing is compared at start.
  }
}

export function wantNoMore() {
  removeWhere(isOfPush);
}
