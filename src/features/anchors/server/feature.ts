import { searchSources } from '#features/search/server/slots.ts';
import { videoSources } from '#features/video/server/slots.ts';
import { featureOf, listed } from '#server/resources/resource-feature.ts';
import { groundAnchors, residenceAnchors } from '../contract.ts';
import { anchorsArt } from './demo/art.ts';
import { addDemoAnchors } from './demo/fill.ts';
import { anchorsMigrations } from './migrations.ts';
import { groundAnchorTable, residenceAnchorTable, videoOfAnchor } from './queries.ts';
import { groundAnchorSearch, residenceAnchorSearch } from './search-queries.ts';

export const anchors = featureOf({
  name: 'anchors',
  migrations: anchorsMigrations,
  resources: [listed(residenceAnchors, residenceAnchorTable), listed(groundAnchors, groundAnchorTable)],
  fills: [
    videoSources.fill({ tags: ['residence-anchors'], find: videoOfAnchor }),
    searchSources.fill(residenceAnchorSearch),
    searchSources.fill(groundAnchorSearch),
  ],
  demo: addDemoAnchors,
  demoArt: anchorsArt,
  testing: async () => (await import('../testing/examples.ts')).anchorsExamples,
});
