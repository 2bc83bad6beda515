const token = '([A-Za-z0-9_-]{43})';

/** Browsers send nothing after `#` to a server, so no log contains the token. */
export const passwordLinkUrl = (link: string): string => `${location.origin}/auth#new-password=${link}`;
export const invitationUrl = (link: string): string => `${location.origin}/auth#officer-invitation=${link}`;

export const passwordTokenIn = (hash: string) => new RegExp(`^#new-password=${token}$`).exec(hash)?.[1];
export const invitationTokenIn = (hash: string) => new RegExp(`^#officer-invitation=${token}$`).exec(hash)?.[1];
