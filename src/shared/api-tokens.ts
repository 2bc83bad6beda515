/** What API tokens may read: what visitors see, what members see, or what admins see of people and lists besides. */
export const tokenScopes = ['visitor', 'member', 'admin'] as const;
export type TokenScope = (typeof tokenScopes)[number];
