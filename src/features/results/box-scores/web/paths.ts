export const entryPath = (gameId: number): string => `/box-score-entry?game=${gameId}`;
export const boxScorePath = (gameId: number): string => `/box-score?game=${gameId}`;
export const analysisPath = (gameId: number): string => `/box-score-detail?game=${gameId}`;
