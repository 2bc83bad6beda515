import { addSport } from '#features/teams/sports/testing/rows.ts';
import { featureExamples } from '#testing/example.ts';
import { adminReads, adminWrites } from '#testing/statuses.ts';
import type { World } from '#testing/world.ts';
import { sheetForm } from './file.ts';
import { addImport } from './rows.ts';

const form = ({ word }: World) => sheetForm(`name,gender\n${word()},Mixed`);
const below = (path: string) => async (world: World) => `${path}?sportId=${await addSport(world)}`;

export const spreadsheetsExamples = featureExamples.contribution({
  endpoints: {
    'GET /api/imports': { gets: adminReads },
    'GET /api/imports/:kind/template': { gets: adminReads, path: () => '/api/imports/teams/template' },
    'POST /api/imports/:kind/preview': { gets: adminWrites, path: below('/api/imports/teams/preview'), body: form },
    'POST /api/imports/:kind': { gets: adminWrites, path: below('/api/imports/teams'), body: form },
    'GET /api/recent-imports': { gets: adminReads },
    'POST /api/recent-imports/:id/undo/preview': { gets: adminWrites, row: addImport },
    'POST /api/recent-imports/:id/undo': { gets: adminWrites, row: addImport },
    'GET /api/exports': { gets: adminReads },
    'GET /api/exports/:list': { gets: adminReads, path: () => '/api/exports/sports' },
  },
});
