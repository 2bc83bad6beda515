import type { TokenScope } from '#shared/api-tokens.ts';

/** What each scope opens, in the words of the form. */
export const scopes: Readonly<Record<TokenScope, { label: string; text: string }>> = {
  visitor: {
    label: 'What visitors may see',
    text: 'Name and look of the village, thoughts, and what Join offers. No games.',
  },
  member: {
    label: 'What members may see',
    text: 'Also games, live scores, tables, teams, players, clubs, photos and announcements.',
  },
  admin: {
    label: 'People and lists of admins',
    text: 'Also accounts with their roles, the officer list, where people live, and all playlists.',
  },
};
