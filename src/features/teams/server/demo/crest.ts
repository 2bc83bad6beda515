import type { CrestDesign, CrestPattern } from '#demo/art/crest.ts';
import { residences } from '#demo/residences.ts';
import type { DemoTeam } from './teams.ts';

const patternOf: Record<number, CrestPattern> = {
  1: 'halves',
  2: 'band',
  3: 'stripes',
  4: 'sash',
  5: 'rays',
  6: 'chevron',
  7: 'quarters',
  8: 'star',
  9: 'waves',
  10: 'dots',
  11: 'diamonds',
};

export function teamCrest({ residence, sportId }: DemoTeam): CrestDesign {
  return { ...residences[residence], pattern: patternOf[sportId] ?? 'halves' };
}
