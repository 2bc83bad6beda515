import type { Feature } from '#server/feature.ts';
import { backupJobs } from './jobs.ts';
import { listBackups, retention } from './queries.ts';

/** One archive of database and pictures, made daily, by a command and before irreversible acts; a command restores it. */
export const backups: Feature = {
  name: 'backups',
  keeps: ({ backups: areMade }) =>
    areMade
      ? [
          {
            about: 'machine',
            title: 'Backups',
            what: 'Copies of everything on this page, made each day.',
            seenBy: 'Whoever runs the server.',
            until: `The newest of each of the last ${retention.days} days, ${retention.weeks} weeks and ${retention.months} months. What you delete leaves the backups with them.`,
            tables: [],
          },
        ]
      : [],
  gauges: (env) => [
    {
      name: 'village_newest_backup_timestamp_seconds',
      help: 'When the newest backup in the data folder was made',
      read: async () => {
        const [newest] = await listBackups(env);
        return newest && newest.madeAt.getTime() / 1_000;
      },
    },
  ],
  scheduledJobs: ({ env, log }, clock) => backupJobs(env, log, clock),
};
