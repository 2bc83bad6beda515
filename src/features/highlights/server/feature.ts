import { conversationKinds } from '#features/conversation/server/slots.ts';
import { videoSources } from '#features/video/server/slots.ts';
import { haveNoRows } from '#server/database/untouched.ts';
import type { Feature } from '#server/feature.ts';
import { addDemoHighlights } from './demo/fill.ts';
import { highlightsMigrations } from './migrations.ts';
import { highlightSubject, highlightsOfSubjects, videoOfHighlight } from './queries.ts';
import { highlightsRoutes } from './routes.ts';

export const highlights: Feature = {
  name: 'highlights',
  migrations: highlightsMigrations,
  routes: () => highlightsRoutes,
  audiences: { highlights: 'member', highlight: 'member' },
  fills: [
    conversationKinds.fill({
      ...{ kind: 'highlight', path: '/api/highlights', bodyField: 'highlightId' },
      ...{ find: highlightSubject, itemsOf: highlightsOfSubjects },
    }),
    videoSources.fill({ set: 'highlights', find: videoOfHighlight }),
  ],
  isUntouched: haveNoRows('highlights'),
  demo: addDemoHighlights,
};
