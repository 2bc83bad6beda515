import { searchSources } from '#platform/search/server/extension-points.ts';
import { defineFeature, registerResource } from '#server/resources/resource-feature.ts';
import { tips, workouts } from '../contract.ts';
import { tipSearch, tipTable, workoutSearch, workoutTable } from './queries.ts';
import { trainingRoutes } from './routes.ts';
import { trainingMigrations } from './tables.ts';

export const training = defineFeature({
  name: 'training',
  migrations: trainingMigrations,
  resources: [
    registerResource(workouts, workoutTable),
    registerResource(tips, { ...tipTable, title: 'Better living tips' }),
  ],
  routes: () => trainingRoutes,
  contributes: [searchSources.contribution(workoutSearch), searchSources.contribution(tipSearch)],
  demo: async (write) => (await import('./demo/workouts.ts')).addDemoTraining(write),
  testing: async () => (await import('../testing/examples.ts')).trainingExamples,
});
