import { videoSources } from '#features/video/server/slots.ts';
import { haveNoRows } from '#server/database/untouched.ts';
import type { Feature } from '#server/feature.ts';
import { exportOfResource } from '#server/sheets/exported-list.ts';
import { groundAnchors, residenceAnchors } from '../contract.ts';
import { anchorsArt } from './demo/art.ts';
import { addDemoAnchors } from './demo/fill.ts';
import { anchorsMigrations } from './migrations.ts';
import { groundAnchorTable, residenceAnchorTable, videoOfAnchor } from './queries.ts';
import { anchorsRoutes } from './routes.ts';

export const anchors: Feature = {
  name: 'anchors',
  migrations: anchorsMigrations,
  onReset: { residence_anchors: 'emptied', ground_anchors: 'emptied' },
  routes: () => anchorsRoutes,
  // The topic of one who is inactive would tell of them; members go by the list.
  audiences: {
    'residence-anchors': 'member',
    'residence-anchor': 'admin',
    'ground-anchors': 'member',
    'ground-anchor': 'member',
  },
  fills: [
    videoSources.fill({ topics: ['residence-anchors'], find: videoOfAnchor }),
    exportOfResource(residenceAnchors, { title: 'Residence anchors', list: residenceAnchorTable.list }),
    exportOfResource(groundAnchors, { title: 'Ground anchors', list: groundAnchorTable.list }),
  ],
  isUntouched: haveNoRows('residence_anchors', 'ground_anchors'),
  demo: addDemoAnchors,
  demoArt: anchorsArt,
  testing: async () => (await import('../testing/examples.ts')).anchorsExamples,
};
