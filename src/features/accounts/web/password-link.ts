/** What stands behind `#` is sent to no server: no log has it. */
export const passwordLinkUrl = (token: string): string => `${location.origin}/auth#new-password=${token}`;

export const tokenIn = (hash: string): string | undefined => /^#new-password=([A-Za-z0-9_-]{43})$/.exec(hash)?.[1];
