import type { OpenLink } from '#features/live/scorer-links/server/queries.ts';
import type { BoxScoreGame } from '#features/results/box-scores/server/stored-queries.ts';
import { isOfficer, type ViewerRole } from '#server/access/access.ts';

/** As the competition's rule says; without a competition, whoever scores may. */
export function mayAddWalkOns({ competition }: BoxScoreGame, viewer: ViewerRole, link?: OpenLink): boolean {
  const rule = competition?.walkOns ?? 'scorers';
  return rule !== 'nobody' && (link ? rule === 'scorers' : isOfficer(viewer));
}

/** Names the rule. Nothing else that was recorded is lost. */
export function walkOnRefusal({ competition }: BoxScoreGame): string {
  const rule = competition?.walkOns === 'nobody' ? 'has no walk-ons' : 'lets only officers add walk-ons';
  return `“${competition?.name}” ${rule}. What was recorded for them stays with their team.`;
}
