/** The games that the pages open without `?game=`. */
export const boxScoredGame = 46;
export const analysedGame = 115;
