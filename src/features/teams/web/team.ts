import type { Team } from '../contract.ts';

export const teamPath = ({ id, sportId }: Pick<Team, 'id' | 'sportId'>): string => `/teams?sport=${sportId}&team=${id}`;

export const genderNames: Readonly<Record<Team['gender'], string>> = {
  Male: "Men's",
  Female: "Women's",
  Mixed: 'Mixed',
};

/** "Women's · 12 games" */
export const gamesText = ({ gender, gamesPlayed }: Pick<Team, 'gender' | 'gamesPlayed'>): string =>
  `${genderNames[gender]} · ${gamesPlayed} ${gamesPlayed === 1 ? 'game' : 'games'}`;
