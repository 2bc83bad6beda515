import type { Feature } from '#server/feature.ts';
import { commentModerationTag, likedCommentsTag, likedTag } from '../cache-tags.ts';
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
  subscriptionAccess: { admin: [commentModerationTag], own: [likedTag, likedCommentsTag] },
};
