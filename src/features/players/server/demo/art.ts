import { drawPortrait, type PortraitSitter } from '#demo/art/portrait.ts';
import { peopleOfTheVillage } from '#demo/names.ts';
import { residences } from '#demo/residences.ts';
import { demoTeams } from '#features/teams/server/demo/teams.ts';
import type { Drawing } from '#server/feature.ts';
import { planRoster } from './roster.ts';

export const portraitCount = 270;

export function sitters(): PortraitSitter[] {
  const players = planRoster(demoTeams).map(({ person, team }) => sitter(person, residences[team.residence]));
  const meet = peopleOfTheVillage('residents');
  const others = Array.from({ length: Math.max(0, portraitCount - players.length) }, (_, at) =>
    sitter(meet(at % 2 === 1), residences.pv),
  );
  return [...players, ...others];
}

const sitter = (
  { feminine, tone }: { feminine: boolean; tone: number },
  colours: { light: string; dark: string; trim: string },
): PortraitSitter => ({ feminine, tone, jersey: colours.light, jerseyShade: colours.dark, trim: colours.trim });

export const playersArt = (): Drawing[] =>
  sitters().map((sitter, at) => [`portraits/${at + 1}.svg`, drawPortrait(String(at + 1), sitter)]);
