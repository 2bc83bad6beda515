import { featureOf, registerResource } from '#server/resources/resource-feature.ts';
import { accountResidenceTag, residentsTag } from '../cache-tags.ts';
import { residences as resource } from '../contract.ts';
import { addDemoResidences, residencesArt } from './demo/residences.ts';
import { residenceTable } from './queries.ts';
import { residencesRoutes } from './routes.ts';
import { residencesMigrations } from './tables.ts';

export const residences = featureOf({
  name: 'residences',
  migrations: residencesMigrations,
  resources: [
    registerResource(resource, {
      ...residenceTable,
      placedBy: ['name', 'kind', 'crest', 'firstColour', 'secondColour'],
      inUse: 'This residence still has teams or residents',
      taken: 'There is already a residence with that name',
    }),
  ],
  onReset: { account_residences: 'emptied' },
  routes: () => residencesRoutes,
  subscriptionAccess: { officer: [residentsTag], own: [accountResidenceTag] },
  demo: addDemoResidences,
  demoArt: residencesArt,
  testing: async () => (await import('../testing/examples.ts')).residencesExamples,
});
