import { atCampusLogin } from '#features/people/accounts/server/extension-points.ts';
import { plainSheet } from '#platform/spreadsheets/server/sheet/plain/plain-sheet.ts';
import { visitor } from '#server/access/access.ts';
import { whileYouAreHere } from '#server/personal-records.ts';
import { mergeRoutes } from '#server/resources/merging/merge-routes.ts';
import { mergeUses } from '#server/resources/merging/merge-uses.ts';
import { defineFeature, registerResource } from '#server/resources/resource-feature.ts';
import { accountResidenceTag, residentsTag } from '../cache-tags.ts';
import { residences as resource } from '../contract.ts';
import { moveAsTheUniversitySays } from './commands.ts';
import { residenceTable } from './queries.ts';
import { residenceResidents } from './residence-use.ts';
import { residencesRoutes } from './routes.ts';
import { residencesMigrations } from './tables.ts';

const sheets = plainSheet({
  ...residenceTable,
  contract: resource,
  list: (db, cursor) => residenceTable.list(db, visitor, { q: undefined, cursor }),
  key: ['name'],
  needs: [['name'], ['firstColour', 'secondColour', 'crest', 'residentsCount']],
  example: { name: 'Oak Res', shortName: 'OR', firstColour: '#2350b4', kind: 'home', residentsCount: '240' },
});

/** The kind stays: people live only at residences of this village. */
const merging = { fills: ['shortName', ['firstColour', 'secondColour'], 'crest', 'residentsCount'] };

export const residences = defineFeature({
  name: 'residences',
  migrations: residencesMigrations,
  keeps: () => [
    {
      about: 'you',
      title: 'Where you live',
      what: 'Your residence, if you chose one, and from when until when.',
      seenBy: 'Officers and admins, who may let a program read the list of people.',
      until: whileYouAreHere,
      tables: ['account_residences'],
    },
  ],
  resources: [
    registerResource(resource, {
      ...residenceTable,
      sheet: sheets.sheet,
      sortFields: ['name', 'kind', 'crest', 'firstColour', 'secondColour'],
      inUse: 'This residence still has teams or residents',
      taken: 'There is already a residence with that name',
    }),
  ],
  onReset: { account_residences: 'emptied' },
  contributes: [
    mergeUses.contribution(residenceResidents),
    sheets.importKind,
    atCampusLogin.contribution(moveAsTheUniversitySays),
  ],
  routes: ({ contributions }) => [
    ...residencesRoutes,
    ...mergeRoutes(resource, { ...residenceTable, merging }, contributions),
  ],
  subscriptionAccess: { officer: [residentsTag], own: [accountResidenceTag] },
  demo: async (write) => (await import('./demo/residences.ts')).addDemoResidences(write),
  demoArt: async () => (await import('./demo/residences.ts')).residencesArt(),
  testing: async () => (await import('../testing/examples.ts')).residencesExamples,
});
