import { drawCrest } from '#demo/art/crest.ts';
import { residences as drawn } from '#demo/residences.ts';
import type { DemoArt } from '#server/feature.ts';

export const residencesArt = (): DemoArt[] =>
  Object.values(drawn).map(
    (residence): DemoArt => [`residences/${residence.slug}.svg`, drawCrest({ ...residence, pattern: 'halves' })],
  );
