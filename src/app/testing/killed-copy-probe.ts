// Copies a village, and is killed like a process without power at the table that `DIE_AT` names.
import { featureMigrations } from '#app/server/features.ts';
import { copyVillage } from '#platform/backups/server/copy/copy-village.ts';
import { planJourney } from '#platform/backups/server/copy/places.ts';
import { readEnv } from '#server/env.ts';

const [from = '', to = ''] = process.argv.slice(2);
await copyVillage(planJourney(readEnv(process.env), from, to), featureMigrations, {
  report: ({ table }) => {
    if (table === process.env['DIE_AT']) process.kill(process.pid, 'SIGKILL');
  },
});
