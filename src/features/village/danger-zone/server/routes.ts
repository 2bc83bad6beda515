import { oneAtATime, takeSnapshot } from '#platform/backups/server/snapshot-commands.ts';
import type { FeatureContext } from '#server/feature.ts';
import { type Route, serve } from '#server/http/route.ts';
import { endpoints } from '../contract.ts';
import { deleteAllComments, resetVillage } from './commands.ts';

const on = serve(endpoints);

const destructive = { access: 'admin', basic: true, requiresRecentAuth: true, streamsProgress: true } as const;

export function dangerZoneRoutes(app: FeatureContext): Route[] {
  const alone = oneAtATime('Something is already being deleted');
  return [
    on('DELETE /api/comments/all', {
      ...destructive,
      summary: 'Delete all comments, after a snapshot',
      handle: (context) =>
        alone(context, 'deleteComments', async () => {
          const { progress: report } = context.response;
          const snapshot = await takeSnapshot(app, 'snapshot-before-deleting-comments', { report, undone: 'deleted' });
          const count = await context.commit((write) => deleteAllComments(write, snapshot, report));
          return { count, snapshot: snapshot.name };
        }),
    }),
    on('POST /api/admin/reset-database', {
      ...destructive,
      summary: 'Delete everything except admins, settings and sports, after a snapshot',
      handle: (context) =>
        alone(context, 'reset', () => context.commit((write) => resetVillage(write, app, context.response.progress))),
    }),
  ];
}
