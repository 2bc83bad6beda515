import { drawCrest } from '#demo/art/crest.ts';
import { residences } from '#demo/residences.ts';
import type { Drawing } from '#server/feature.ts';

export const residencesArt = (): Drawing[] =>
  Object.values(residences).map(
    (residence): Drawing => [`residences/${residence.slug}.svg`, drawCrest({ ...residence, pattern: 'halves' })],
  );
