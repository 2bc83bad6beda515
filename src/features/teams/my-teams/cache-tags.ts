import { tagKind } from '#shared/cache-tags.ts';

/** Which teams an account follows. */
export const followedTeamsTag = tagKind('followed-teams');
