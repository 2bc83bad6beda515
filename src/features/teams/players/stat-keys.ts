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

export const ofEachStat = <Value>(of: (key: StatKey) => Value): Record<StatKey, Value> =>
  Object.fromEntries(statKeys.map((key) => [key, of(key)])) as Record<StatKey, Value>;
