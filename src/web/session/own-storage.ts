const prefix = 'village-arena-own:';

const getPrefix = (account: number) => `${prefix}${account}:`;

/**
 * A localStorage key for what one person typed or looked for on this device. Everything under such keys goes when they
 * log out, and when somebody else logs in here: phones are shared.
 */
export const ownKey = (account: number, name: string): string => getPrefix(account) + name;

export const forgetOwn = (account: number): void => removeWhere((key) => key.startsWith(getPrefix(account)));

export const forgetOthers = (account: number): void =>
  removeWhere((key) => key.startsWith(prefix) && !key.startsWith(getPrefix(account)));

export const removeWhere = (isMeant: (key: string) => boolean): void => {
  for (const key of findKeys(isMeant)) localStorage.removeItem(key);
};

export function findKeys(isMeant: (key: string) => boolean): string[] {
  try {
    return Object.keys(localStorage).filter(isMeant);
  } catch {
    // Storage is denied: it holds nothing.
    return [];
  }
}
