import type { Feature } from '#server/feature.ts';
import { backupJobs } from './jobs.ts';

/** One archive of database and pictures, made daily, by a command and before irreversible acts; a command restores it. */
export const backups: Feature = {
  name: 'backups',
  scheduledJobs: ({ env, log }, clock) => backupJobs(env, log, clock),
};
