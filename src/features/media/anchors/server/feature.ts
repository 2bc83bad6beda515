import { videoSources } from '#features/media/video/server/extension-points.ts';
import { searchSources } from '#platform/search/server/extension-points.ts';
import { defineFeature, registerResource } from '#server/resources/resource-feature.ts';
import { residenceAnchorsTag } from '../cache-tags.ts';
import { groundAnchors, residenceAnchors } from '../contract.ts';
import {
  findAnchorVideo,
  groundAnchorSearch,
  groundAnchorTable,
  residenceAnchorSearch,
  residenceAnchorTable,
} from './queries.ts';
import { anchorsMigrations } from './tables.ts';

export const anchors = defineFeature({
  name: 'anchors',
  migrations: anchorsMigrations,
  resources: [
    registerResource(residenceAnchors, residenceAnchorTable),
    registerResource(groundAnchors, groundAnchorTable),
  ],
  contributes: [
    videoSources.contribution({ tags: [residenceAnchorsTag], find: findAnchorVideo }),
    searchSources.contribution(residenceAnchorSearch),
    searchSources.contribution(groundAnchorSearch),
  ],
  demo: async (write) => (await import('./demo/fill.ts')).addDemoAnchors(write),
  demoArt: async () => (await import('./demo/fill.ts')).anchorsArt(),
  testing: async () => (await import('../testing/examples.ts')).anchorsExamples,
});
