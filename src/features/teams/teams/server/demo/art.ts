import { type CrestDesign, type CrestPattern, drawCrest } from '#demo/art/crest.ts';
import { findResidence } from '#demo/names.ts';
import type { DemoArt } from '#server/feature.ts';
import { type DemoTeam, demoTeams } from './teams.ts';

export const teamsArt = (): DemoArt[] =>
  demoTeams.map((team): DemoArt => [`crests/${team.slug}.svg`, drawCrest(teamCrest(team))]);

const patternBySport: Record<number, CrestPattern> = {
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
  12: 'net',
  13: 'stumps',
};

function teamCrest({ residence, sportId }: DemoTeam): CrestDesign {
  return { ...findResidence(residence), pattern: patternBySport[sportId] ?? 'halves' };
}
