import type { Feature } from '#server/feature.ts';
import { commentModeration } from '../rules.ts';
import { commentExport } from './export.ts';
import { conversationKinds } from './extension-points.ts';
import { conversationRoutes } from './routes.ts';
import { conversationMigrations } from './tables.ts';

export const conversation: Feature = {
  name: 'conversation',
  migrations: conversationMigrations,
  onReset: { subjects: 'emptied', comments: 'emptied', likes: 'emptied' },
  routes: ({ contributions }) => conversationRoutes(conversationKinds.among(contributions)),
  contributes: [commentExport],
  subscriptionAccess: {
    comments: 'member',
    comment: 'member',
    likes: 'member',
    'comment-likes': 'member',
    liked: 'own',
    'liked-comments': 'own',
    [commentModeration]: 'admin',
  },
};
