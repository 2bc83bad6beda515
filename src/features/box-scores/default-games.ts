/** What the screens open without `?game=`. */
export const boxScoredGame = 46;
export const analysedGame = 115;
