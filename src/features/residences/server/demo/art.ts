import { drawCrest } from '#demo/art/crest.ts';
import { residences } from '#demo/residences.ts';
import type { DemoArt } from '#server/feature.ts';

export const residencesArt = (): DemoArt[] =>
  Object.values(residences).map(
    (residence): DemoArt => [`residences/${residence.slug}.svg`, drawCrest({ ...residence, pattern: 'halves' })],
  );
