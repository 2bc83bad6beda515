import type { Feature } from '#server/feature.ts';
import { backupsTag } from '../cache-tags.ts';
import { backupJobs } from './jobs.ts';
import { listBackups, newestBackup } from './queries.ts';
import { backupsRoutes } from './routes.ts';
import { backupsMigrations } from './tables.ts';

/**
 * One archive of database and pictures, made daily, by an admin, by a command and before irreversible acts; an admin or a
 * command restores it.
 */
export const backups: Feature = {
  name: 'backups',
  migrations: backupsMigrations,
  onReset: { backup_schedule: 'kept' },
  keeps: ({ backups: areMade }) =>
    areMade
      ? [
          {
            about: 'machine',
            title: 'Backups',
            what: 'Copies of everything on this page, made each day.',
            seenBy: 'Admins, and whoever runs the server.',
            until:
              'The newest of each of the last days, weeks and months, as many as the admins have set: at most 31 days, 26 weeks and 24 months. What you delete leaves the backups with them.',
            tables: [],
          },
        ]
      : [],
  gauges: (env) => [
    {
      name: 'village_newest_backup_timestamp_seconds',
      help: 'When the newest backup in the data folder was made',
      read: async () => {
        const newest = newestBackup(await listBackups(env));
        return newest && newest.madeAt.getTime() / 1_000;
      },
    },
  ],
  routes: backupsRoutes,
  subscriptionAccess: { admin: [backupsTag] },
  scheduledJobs: backupJobs,
  testing: async () => (await import('../testing/examples.ts')).backupsExamples,
};
