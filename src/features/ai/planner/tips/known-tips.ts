import { fitnessTips, nutritionTips, recoveryTips } from './body.ts';
import { generalTips, mentalHealthTips } from './mind.ts';
import type { KnownTip } from './tip.ts';

export const knownTips: readonly KnownTip[] = [
  ...nutritionTips,
  ...fitnessTips,
  ...recoveryTips,
  ...mentalHealthTips,
  ...generalTips,
];
