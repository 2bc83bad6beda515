import { conversationKinds } from '#features/conversation/server/slots.ts';
import { pictureService } from '#features/uploads/server/parts.ts';
import { uploadReaders } from '#features/uploads/server/slots.ts';
import { haveNoRows } from '#server/database/untouched.ts';
import type { Feature } from '#server/feature.ts';
import { mediaArt } from './demo/art.ts';
import { addDemoMedia } from './demo/fill.ts';
import { highlightSubject, highlightsOfSubjects } from './highlight-queries.ts';
import { mediaMigrations } from './migrations.ts';
import { mayReadPhotoFile } from './photo-queries.ts';
import { mediaRoutes } from './routes.ts';

export const media: Feature = {
  name: 'media',
  migrations: mediaMigrations,
  routes: async (village) => mediaRoutes(await pictureService.of(village)),
  audiences: {
    ...{ highlights: 'member', highlight: 'member', photos: 'member', episodes: 'member', episode: 'member' },
    // Members go by the list: a row's topic would tell them of a photo that waits.
    ...{ photo: 'officer', 'pending-photos': 'officer', subscription: 'own' },
  },
  fills: [
    conversationKinds.fill({
      ...{ kind: 'highlight', path: '/api/highlights', bodyField: 'highlightId' },
      ...{ find: highlightSubject, itemsOf: highlightsOfSubjects },
    }),
    uploadReaders.fill({ purpose: 'photo', mayRead: mayReadPhotoFile }),
  ],
  isUntouched: haveNoRows('highlights', 'photos', 'episodes'),
  demo: addDemoMedia,
  demoArt: mediaArt,
};
