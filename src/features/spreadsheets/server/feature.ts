import type { Feature } from '#server/feature.ts';
import { exportedLists } from '#server/resources/exported-list.ts';
import { exportRoutes } from './export-routes.ts';
import { importRoutes } from './import-routes.ts';
import { allImportKinds } from './sheet/import-kind.ts';

export const spreadsheets: Feature = {
  name: 'spreadsheets',
  routes: ({ contributions }) => [
    ...importRoutes(allImportKinds(contributions)),
    ...exportRoutes(exportedLists.among(contributions), contributions),
  ],
  testing: async () => (await import('../testing/examples.ts')).spreadsheetsExamples,
};
