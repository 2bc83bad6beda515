import { pictureService } from '#platform/uploads/server/services.ts';
import type { Feature } from '#server/feature.ts';
import { CardService } from './card-service.ts';
import { shareCardRoutes } from './routes.ts';

export const shareCards: Feature = {
  name: 'share-cards',
  routes: async (app) => shareCardRoutes(new CardService(await pictureService.of(app)), app.env.publicUrl ?? ''),
  testing: async () => (await import('../testing/examples.ts')).shareCardsExamples,
};
