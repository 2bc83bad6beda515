import { reservedNames } from '../contract.ts';

/** The form in which usernames are compared: they are plain ASCII, so lower case is all it takes. */
export const usernameKey = (username: string): string => username.toLowerCase();

export const isReservedName = (username: string): boolean => reservedNames.includes(usernameKey(username));
