import { collectionTag, tagKind } from '#shared/cache-tags.ts';

/** All plans. */
export const seasonPlansTag = collectionTag('season-plans');
/** One plan, its setup and its games. */
export const seasonPlanTag = tagKind('season-plan');
/** What the games of a plan must keep to: its setup, but not where the games are. */
export const planRulesTag = tagKind('plan-rules');
/** How far the search for the games of a plan is. */
export const planRunTag = tagKind('plan-run');
