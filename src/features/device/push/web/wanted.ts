/** Holds the id of the account whose press turned notifications on in this browser. */
const key = 'village-arena-push';

export function wantedBy(accountId: number): boolean {
  return read() === String(accountId);
}

export const isWanted = (): boolean => read() !== null;

export function wantPush(accountId: number) {
  try {
    localStorage.setItem(key, String(accountId));
  } catch {
    // Storage is off: without the stored account, nothing is compared at start.
  }
}

export function wantNoMore() {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is off: there is nothing to remove.
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
