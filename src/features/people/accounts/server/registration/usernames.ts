import { reservedNames } from '../../contract.ts';

/** The form in which usernames are compared. They are plain ASCII, so lower case suffices. */
export const usernameKey = (username: string): string => username.toLowerCase();

const lookAlikes: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' };

/** What a name looks like at a glance: without punctuation, and with letters for the digits that resemble them. */
export const usernameAtAGlance = (username: string): string =>
  usernameKey(username)
    .replace(/[_.-]/g, '')
    .replace(/[013457]/g, (digit) => lookAlikes[digit] ?? digit);

export const isReservedName = (username: string): boolean => reservedNames.includes(usernameAtAGlance(username));
