import { integerIds } from '#features/conversation/contract.ts';
import { conversationKinds } from '#features/conversation/server/slots.ts';
import { searchSources } from '#features/search/server/slots.ts';
import { videoSources } from '#features/video/server/slots.ts';
import { haveNoRows } from '#server/database/untouched.ts';
import type { Feature } from '#server/feature.ts';
import { exportOfResource } from '#server/sheets/exported-list.ts';
import { highlights as resource } from '../contract.ts';
import { highlightTalk } from '../rules.ts';
import { addDemoHighlights } from './demo/fill.ts';
import { highlightsMigrations } from './migrations.ts';
import { highlightSubject, highlightsOfSubjects, highlightTable, videoOfHighlight } from './queries.ts';
import { highlightsRoutes } from './routes.ts';
import { highlightSearch } from './search-queries.ts';

export const highlights: Feature = {
  name: 'highlights',
  migrations: highlightsMigrations,
  onReset: { highlights: 'emptied' },
  routes: () => highlightsRoutes,
  audiences: { highlights: 'member', highlight: 'member' },
  fills: [
    exportOfResource(resource, { title: 'Highlights', list: highlightTable.list }),
    conversationKinds.fill({
      ...highlightTalk,
      ...{ bodyField: 'highlightId', ids: integerIds, access: { read: 'member', write: 'member' } },
      countsTopics: ['counts:highlight'],
      ...{ find: highlightSubject, itemsOf: highlightsOfSubjects },
    }),
    videoSources.fill({ topics: ['highlights', 'highlight:*'], find: videoOfHighlight }),
    searchSources.fill(highlightSearch),
  ],
  isUntouched: haveNoRows('highlights'),
  demo: addDemoHighlights,
  testing: async () => (await import('../testing/examples.ts')).highlightsExamples,
};
