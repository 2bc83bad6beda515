import type { PlayerStats } from '#features/players/contract.ts';

interface StatField {
  key: keyof PlayerStats;
  label: string;
  /** Its heading in the table; the others stand in the form alone. */
  short?: string;
}

/** The season totals that are typed, in the order of the form. */
export const statFields: readonly StatField[] = [
  { key: 'points', label: 'Points', short: 'PTS' },
  { key: 'rebounds', label: 'Rebounds', short: 'REB' },
  { key: 'assists', label: 'Assists', short: 'AST' },
  { key: 'steals', label: 'Steals', short: 'STL' },
  { key: 'blocks', label: 'Blocks', short: 'BLK' },
  { key: 'gamesPlayed', label: 'Games Played', short: 'GP' },
  { key: 'shotsMade', label: 'Shots Made' },
  { key: 'shotsTaken', label: 'Shots Taken' },
  { key: 'threePointersMade', label: '3-Pointers Made' },
  { key: 'threePointersTaken', label: '3-Pointers Taken' },
  { key: 'freeThrowsMade', label: 'Free Throws Made' },
  { key: 'freeThrowsTaken', label: 'Free Throws Taken' },
];
