/** Scores of several periods in one line, as people type them: `25-21, 20-25`. */
export type ScoreList = readonly (readonly [home: number, away: number])[];

/** `25–21, 20–25` */
export const scoreListText = (scores: ScoreList): string => scores.map(([home, away]) => `${home}–${away}`).join(', ');

/** Reads `25-21, 20-25`, `(25:21; 20:25)`, `25–21 20–25`. A tie-break in brackets, `7-6 (7-4)`, is left out. Null for other text. */
export function readScoreList(typed: string): [home: number, away: number][] | null {
  const bare = typed.trim().replace(/^[([](.*)[)\]]$/, '$1');
  const scores = bare
    .replace(/(\d)\s*\(\d{1,2}(?:\s*[-–—−:]\s*\d{1,2})?\)/g, '$1')
    .split(/\s*[,;/|]\s*|\s+(?=\d+\s*[-–—−:])/);
  const pairs = scores.map((score) => /^(\d{1,3})\s*[-–—−:]\s*(\d{1,3})$/.exec(score.trim()));
  if (pairs.some((pair) => pair === null)) return null;
  return pairs.map((pair): [number, number] => [Number(pair?.[1]), Number(pair?.[2])]);
}
