import { drawPortrait } from '#demo/art/portrait.ts';
import { drawPoster, posterCount } from '#demo/art/poster.ts';
import { residences } from '#demo/residences.ts';
import type { Drawing } from '#server/feature.ts';
import { demoGroundAnchors } from './ground-anchors.ts';
import { demoResidenceAnchors, type Sitter } from './residence-anchors.ts';

/** Portraits of the officers in the village's colours, and a banner each for those of the residence. */
export const anchorsArt = (): Drawing[] => [
  ...demoResidenceAnchors.flatMap((anchor, at): Drawing[] => [
    [residenceArt.portrait(at), portraitOf(`residence anchor ${at + 1}`, anchor)],
    [residenceArt.banner(at), drawPoster(posterCount + at + 1)],
  ]),
  ...demoGroundAnchors.map((anchor, at): Drawing => [groundArt(at), portraitOf(`ground anchor ${at + 1}`, anchor)]),
];

export const residenceArt = {
  portrait: (at: number) => `anchors/residence-${at + 1}.svg`,
  banner: (at: number) => `anchors/banner-${at + 1}.svg`,
};
export const groundArt = (at: number) => `anchors/ground-${at + 1}.svg`;

const { light, dark, trim } = residences.pv;

const portraitOf = (seed: string, { feminine = false, tone }: Sitter): string =>
  drawPortrait(seed, { feminine, tone, jersey: light, jerseyShade: dark, trim });
