import { reservedNames } from '../contract.ts';

/** The form in which usernames are compared: they are plain ASCII, so lower case is all it takes. */
export const usernameKey = (username: string): string => username.toLowerCase();

const lookAlikes: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' };

/** What a name is taken for at a glance: without the signs between its letters, with digits as the letters they resemble. */
export const usernameAtAGlance = (username: string): string =>
  usernameKey(username)
    .replace(/[_.-]/g, '')
    .replace(/[013457]/g, (digit) => lookAlikes[digit] ?? digit);

export const isReservedName = (username: string): boolean => reservedNames.includes(usernameAtAGlance(username));
