import type { Team } from '../contract.ts';

export const genderNames: Readonly<Record<Team['gender'], string>> = {
  Male: "Men's",
  Female: "Women's",
  Mixed: 'Mixed',
};

/** "Women's · 12 games" */
export const gamesText = ({ gender, gamesPlayed }: Pick<Team, 'gender' | 'gamesPlayed'>): string =>
  `${genderNames[gender]} · ${gamesPlayed} ${gamesPlayed === 1 ? 'game' : 'games'}`;

/** A team as a choice in a field of a manager. */
export const teamChoice = ({ id, name, gender }: Pick<Team, 'id' | 'name' | 'gender'>) => ({
  value: String(id),
  label: `${name} (${genderNames[gender]})`,
});
