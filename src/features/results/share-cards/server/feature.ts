import { pictureService } from '#platform/uploads/server/services.ts';
import type { Feature } from '#server/feature.ts';
import { CardService } from './card-service.ts';
import { cardNotes } from './extension-points.ts';
import { shareCardRoutes } from './routes.ts';
import { keptPictures } from './services.ts';

export const shareCards: Feature = {
  name: 'share-cards',
  routes: async (app) => {
    const cards = new CardService(await pictureService.of(app), await keptPictures.of(app));
    return shareCardRoutes(cards, app.env.publicUrl ?? '', cardNotes.among(app.contributions));
  },
  testing: async () => (await import('../testing/examples.ts')).shareCardsExamples,
};
