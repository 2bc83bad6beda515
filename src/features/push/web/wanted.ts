/** Holds whose press turned notifications on in this browser. */
const key = 'village-arena-push';

export function wantedBy(accountId: number): boolean {
  return read() === String(accountId);
}

export const isWanted = (): boolean => read() !== null;

export function wantPush(accountId: number) {
  try {
    localStorage.setItem(key, String(accountId));
  } catch {
    // Where a browser keeps nothing, nothing is compared.
  }
}

export function wantNoMore() {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is off.
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
