import type { Feature } from '#server/feature.ts';
import { commentModerationTag, likedCommentsTag, likedTag } from '../cache-tags.ts';
import { commentExport } from './export.ts';
import { conversationKinds } from './extension-points.ts';
import { conversationRoutes } from './routes.ts';
import { conversationMigrations } from './tables.ts';

export const conversation: Feature = {
  name: 'conversation',
  migrations: conversationMigrations,
  keeps: () => [
    {
      about: 'you',
      title: 'Comments and likes',
      what: 'What you wrote, where and when, and what you like.',
      seenBy:
        'Everybody who may read the item sees your comments with your display name; under thoughts, with an alias. Of likes they see the number; only you see which are yours.',
      until:
        'Until you or an admin deletes the comment, or you take back the like. A comment that an admin hid is kept for admins.',
      tables: ['comments', 'likes'],
    },
  ],
  onReset: { subjects: 'emptied', comments: 'emptied', likes: 'emptied' },
  routes: ({ contributions }) => conversationRoutes(conversationKinds.among(contributions)),
  contributes: [commentExport],
  subscriptionAccess: { admin: [commentModerationTag], own: [likedTag, likedCommentsTag] },
};
