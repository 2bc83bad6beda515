/** As with games, only admins delete; officers also add meets, which are theirs to run. */
export const meetAccess = { write: 'officer', change: 'officer', remove: 'admin' } as const;
