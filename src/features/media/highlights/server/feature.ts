import { sql } from 'kysely';
import { talkTags } from '#features/community/conversation/cache-tags.ts';
import { integerIds } from '#features/community/conversation/contract.ts';
import { conversationKinds } from '#features/community/conversation/server/extension-points.ts';
import { videoSources } from '#features/media/video/server/extension-points.ts';
import { searchSources } from '#platform/search/server/extension-points.ts';
import { rowUses } from '#platform/spreadsheets/server/extension-points.ts';
import { defineFeature, registerResource } from '#server/resources/resource-feature.ts';
import { highlightCountsTag, highlightsTag, highlightTag } from '../cache-tags.ts';
import { highlights as resource } from '../contract.ts';
import { commentableHighlight } from '../rules.ts';
import { addHighlight, removeHighlight } from './commands.ts';
import {
  findHighlightsByCommentable,
  findHighlightVideo,
  highlightCommentable,
  highlightSearch,
  highlightTable,
} from './queries.ts';
import { extraTags, highlightsRoutes } from './routes.ts';
import { highlightsMigrations } from './tables.ts';

export const highlights = defineFeature({
  name: 'highlights',
  migrations: highlightsMigrations,
  resources: [
    registerResource(resource, {
      ...highlightTable,
      add: addHighlight,
      remove: removeHighlight,
      extraTags,
      inUse: 'Other entries still refer to this highlight',
    }),
  ],
  routes: () => highlightsRoutes,
  subscriptionAccess: { member: talkTags(commentableHighlight) },
  contributes: [
    rowUses.contribution({
      of: 'games',
      uses: sql`select game_id as id from highlights`,
      one: 'highlight',
      many: 'highlights',
      onUndo: 'unlinked',
      onDelete: 'unlinked',
    }),
    conversationKinds.contribution({
      ...commentableHighlight,
      bodyField: 'highlightId',
      ids: integerIds,
      access: { read: 'member', write: 'member' },
      countsTags: [highlightCountsTag],
      find: highlightCommentable,
      findItems: findHighlightsByCommentable,
    }),
    videoSources.contribution({ tags: [highlightsTag, highlightTag.any], find: findHighlightVideo }),
    searchSources.contribution(highlightSearch),
  ],
  demo: async (write) => (await import('./demo/fill.ts')).addDemoHighlights(write),
  testing: async () => (await import('../testing/examples.ts')).highlightsExamples,
});
