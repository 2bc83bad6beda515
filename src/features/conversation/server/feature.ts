import type { Feature } from '#server/feature.ts';
import { commentModeration } from '../rules.ts';
import { commentExport } from './export.ts';
import { conversationMigrations } from './migrations.ts';
import { conversationRoutes } from './routes.ts';
import { conversationKinds } from './slots.ts';

export const conversation: Feature = {
  name: 'conversation',
  migrations: conversationMigrations,
  onReset: { subjects: 'emptied', comments: 'emptied', likes: 'emptied' },
  routes: ({ fillings }) => conversationRoutes(conversationKinds.among(fillings)),
  fills: [commentExport],
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
