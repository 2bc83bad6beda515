import type { Feature } from '#server/feature.ts';
import { conversationKinds } from './kinds.ts';
import { conversationMigrations } from './migrations.ts';
import { conversationRoutes } from './routes.ts';

export const conversation: Feature = {
  name: 'conversation',
  migrations: conversationMigrations,
  routes: ({ fillings }) => conversationRoutes(conversationKinds.among(fillings)),
  audiences: { comments: 'member', likes: 'member' },
};
