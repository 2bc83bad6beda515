/** Season totals as stored. Made never exceeds taken. */
export const statKeys = [
  'points',
  'rebounds',
  'assists',
  'steals',
  'blocks',
  'shotsMade',
  'shotsTaken',
  'threePointersMade',
  'threePointersTaken',
  'freeThrowsMade',
  'freeThrowsTaken',
  'gamesPlayed',
] as const;
export type StatKey = (typeof statKeys)[number];

/** Something said of each total by its key. */
export const ofEachStat = <Value>(of: (key: StatKey) => Value): Record<StatKey, Value> =>
  Object.fromEntries(statKeys.map((key) => [key, of(key)])) as Record<StatKey, Value>;
