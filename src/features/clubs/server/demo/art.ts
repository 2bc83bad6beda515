import { type CrestDesign, type CrestPattern, drawCrest } from '#demo/art/crest.ts';
import type { ShieldShape } from '#demo/residences.ts';
import type { Drawing } from '#server/feature.ts';
import { type DemoClub, demoClubs } from './clubs.ts';

export const clubsArt = (): Drawing[] =>
  demoClubs.map((club) => [`crests/${club.slug}.svg`, drawCrest(clubCrest(club))]);

const clubColours: [light: string, dark: string, trim: string][] = [
  ['#ee7f2f', '#c2560d', '#ffffff'],
  ['#e0558f', '#b1306a', '#ffffff'],
  ['#2f9e5b', '#1b7540', '#ffffff'],
  ['#96593a', '#6d3a20', '#ffe9cf'],
  ['#7a63f2', '#523bc7', '#ffffff'],
  ['#f5c431', '#d99d0d', '#2b1f02'],
  ['#5d6b84', '#414d63', '#ffffff'],
  ['#f0568a', '#8a3fc0', '#ffffff'],
  ['#b9dc3c', '#8fb31a', '#1d2a05'],
  ['#12806f', '#0a5b4f', '#ffffff'],
  ['#2a9bd6', '#1573a8', '#ffffff'],
  ['#4f8a3a', '#356425', '#fff3cf'],
  ['#b03a48', '#832530', '#ffffff'],
  ['#8257b8', '#5d368f', '#ffe28a'],
  ['#39465c', '#242e40', '#8fd8ff'],
  ['#2f6fd0', '#1e4f9e', '#ffe28a'],
  ['#e4573d', '#a9304f', '#ffffff'],
];
const clubShapes: ShieldShape[] = ['round', 'hexagon', 'pennant', 'square', 'crowned'];
const clubPatterns: CrestPattern[] = ['band', 'rays', 'chevron', 'waves', 'star', 'sash', 'halves'];

function clubCrest({ id, initials }: DemoClub): CrestDesign {
  const [light = '', dark = '', trim = ''] = clubColours[(id - 1) % clubColours.length] ?? [];
  return {
    initials,
    light,
    dark,
    trim,
    shape: clubShapes[id % clubShapes.length] ?? 'round',
    pattern: clubPatterns[id % clubPatterns.length] ?? 'halves',
  };
}
