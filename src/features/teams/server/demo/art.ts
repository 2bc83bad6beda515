import { drawCrest } from '#demo/art/crest.ts';
import type { Drawing } from '#server/feature.ts';
import { teamCrest } from './crest.ts';
import { demoTeams } from './teams.ts';

export const teamsArt = (): Drawing[] =>
  demoTeams.map((team): Drawing => [`crests/${team.slug}.svg`, drawCrest(teamCrest(team))]);
