import { haveNoRows } from '#server/database/untouched.ts';
import type { Feature } from '#server/feature.ts';
import { exportOfResource } from '#server/sheets/exported-list.ts';
import { tips, workouts } from '../contract.ts';
import { addDemoTraining } from './demo/fill.ts';
import { trainingMigrations } from './migrations.ts';
import { tipTable, workoutTable } from './queries.ts';
import { trainingRoutes } from './routes.ts';

export const training: Feature = {
  name: 'training',
  migrations: trainingMigrations,
  onReset: { workouts: 'emptied', tips: 'emptied' },
  routes: () => trainingRoutes,
  audiences: { workouts: 'member', workout: 'member', tips: 'member', tip: 'member' },
  fills: [
    exportOfResource(workouts, { title: 'Workouts', list: workoutTable.list }),
    exportOfResource(tips, { title: 'Better living tips', list: tipTable.list }),
  ],
  isUntouched: haveNoRows('workouts', 'tips'),
  demo: addDemoTraining,
  testing: async () => (await import('../testing/examples.ts')).trainingExamples,
};
