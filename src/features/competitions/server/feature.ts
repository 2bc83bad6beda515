import { featureOf, registerResource } from '#server/resources/resource-feature.ts';
import { competitions as resource } from '../contract.ts';
import { addCompetition, changeCompetition } from './commands.ts';
import { addDemoCompetitions } from './demo/competitions.ts';
import { competitionTable } from './queries.ts';
import { competitionsMigrations } from './tables.ts';

export const competitions = featureOf({
  name: 'competitions',
  migrations: competitionsMigrations,
  resources: [
    registerResource(resource, {
      ...competitionTable,
      add: addCompetition,
      change: changeCompetition,
      extraTags: ['sports', 'teams'],
      placedBy: ['name', 'kind', 'season', 'sportId'],
      inUse: 'This competition still has games',
      taken: 'There is already a competition with that name in this sport and season',
    }),
  ],
  demo: addDemoCompetitions,
  testing: async () => (await import('../testing/examples.ts')).competitionsExamples,
});
