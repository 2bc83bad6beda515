import type { Feature } from '#server/feature.ts';
import { backupJobs } from './jobs.ts';

/** One archive of database and pictures: made each day, by a command and before what cannot be undone; taken back by a command. */
export const backups: Feature = {
  name: 'backups',
  scheduledJobs: ({ env, log }, clock) => backupJobs(env, log, clock),
};
