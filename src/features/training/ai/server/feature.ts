import { type Feature, haveNoRows } from '#server/feature.ts';
import { onlyYou } from '#server/personal-records.ts';
import { savedResultsTag } from '../cache-tags.ts';
import { embeddedAdvisor } from './advisor.ts';
import { aiRoutes } from './routes.ts';
import { languageModel } from './settings.ts';
import { aiMigrations } from './tables.ts';

export const ai: Feature = {
  name: 'ai',
  migrations: aiMigrations,
  keeps: () => [
    {
      about: 'you',
      title: 'Plans and answers that you saved',
      what: 'The plan or answer, and what you asked. What you do not save is not stored.',
      seenBy: onlyYou,
      until: 'Until you delete it.',
      tables: ['saved_results'],
    },
  ],
  onReset: { saved_results: 'emptied' },
  routes: async ({ env, log }) => {
    const model = languageModel(env);
    if (!model) return aiRoutes(embeddedAdvisor);
    const { modelAdvisor } = await import('./model/model-advisor.ts');
    return aiRoutes(modelAdvisor(model, log));
  },
  subscriptionAccess: { own: [savedResultsTag] },
  isUntouched: haveNoRows('saved_results'),
  // The demo rows need the planner's tables, so they load on demand.
  demo: async (write) => (await import('./demo/fill.ts')).addDemoResults(write),
  testing: async () => (await import('../testing/examples.ts')).aiExamples,
};
