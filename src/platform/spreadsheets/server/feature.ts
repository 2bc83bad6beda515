import { type Feature, haveNoRows } from '#server/feature.ts';
import { daysText } from '#server/personal-records.ts';
import { exportedLists } from '#server/resources/exported-list.ts';
import { importsTag } from '../cache-tags.ts';
import { undoDays } from '../contract.ts';
import { exportRoutes } from './export-routes.ts';
import { importedTables, rowUses } from './extension-points.ts';
import { importRoutes } from './import-routes.ts';
import { keptAnswerUses } from './kept-answers/merge-uses.ts';
import { allImportKinds } from './sheet/import-kind.ts';
import { spreadsheetsMigrations } from './tables.ts';
import { sweepImports } from './undo/undo-commands.ts';
import { undoRoutes } from './undo/undo-routes.ts';

const daily = 24 * 3_600_000;

export const spreadsheets: Feature = {
  name: 'spreadsheets',
  migrations: spreadsheetsMigrations,
  keeps: () => [
    {
      about: 'duty',
      title: 'Imports',
      what: 'If you are an admin: which tables you imported, so that an import can be undone.',
      seenBy: 'Admins.',
      until: `${daysText(undoDays)}.`,
      tables: ['imports'],
    },
  ],
  onReset: { imports: 'emptied', import_answers: 'emptied' },
  contributes: keptAnswerUses,
  subscriptionAccess: { admin: [importsTag] },
  isUntouched: haveNoRows('imports'),
  scheduledJobs: ({ db }) => [
    { name: 'imports to undo', every: daily, trustsClock: true, work: (now) => sweepImports(db, now) },
  ],
  routes: ({ contributions }) => [
    ...importRoutes(allImportKinds(contributions)),
    ...undoRoutes({
      kinds: allImportKinds(contributions),
      tables: importedTables.among(contributions),
      uses: rowUses.among(contributions),
    }),
    ...exportRoutes(exportedLists.among(contributions), contributions),
  ],
  testing: async () => (await import('../testing/examples.ts')).spreadsheetsExamples,
};
