import type { Feature } from '#server/feature.ts';
import { mergeUses } from '#server/resources/merging/merge-uses.ts';
import { planRulesTag, planRunTag, seasonPlansTag, seasonPlanTag } from '../cache-tags.ts';
import { callOffRoutes } from './call-off/routes.ts';
import { publishRoutes } from './publishing/routes.ts';
import { seasonPlansRoutes } from './routes.ts';
import { seasonPlansMigrations } from './tables.ts';
import { plansAtVenue, plansOfCompetition, plansOfTeam } from './uses.ts';

export const seasonPlans: Feature = {
  name: 'season-plans',
  migrations: seasonPlansMigrations,
  onReset: { plan_runs: 'emptied', published_plan_games: 'emptied', plan_games: 'emptied', season_plans: 'emptied' },
  routes: () => [...seasonPlansRoutes, ...publishRoutes, ...callOffRoutes],
  subscriptionAccess: { officer: [seasonPlansTag, seasonPlanTag, planRulesTag, planRunTag] },
  contributes: [plansAtVenue, plansOfCompetition, plansOfTeam].map((use) => mergeUses.contribution(use)),
  demo: async (write) => (await import('./demo/fill.ts')).addDemoSeason(write),
  testing: async () => (await import('../testing/examples.ts')).seasonPlansExamples,
};
