import { trueShooting } from '#shared/percentages.ts';

/** Statistics that no sum of counts gives. A definition names one of them: `"of": "killRatio"`. */
export const formulas = {
  trueShooting: ({ points = 0, shotsTaken = 0, freeThrowsTaken = 0 }: Readonly<Record<string, number>>): number =>
    trueShooting({ points, shotsTaken, freeThrowsTaken }),

  /** Kills and assists for each death; at least one death is counted, so that nothing is divided by 0. */
  killRatio: ({ kills = 0, deaths = 0, assists = 0 }: Readonly<Record<string, number>>): number =>
    Math.round((10 * (kills + assists)) / Math.max(1, deaths)) / 10,

  /** Runs for a hundred balls. */
  strikeRate: ({ runs = 0, ballsFaced = 0 }: Readonly<Record<string, number>>): number =>
    Math.round((1000 * runs) / Math.max(1, ballsFaced)) / 10,

  /** `3.4`: three overs and four balls. */
  overs: ({ ballsBowled = 0 }: Readonly<Record<string, number>>): number =>
    Math.floor(ballsBowled / 6) + (ballsBowled % 6) / 10,

  /** Runs conceded in an over. */
  economy: ({ runsConceded = 0, ballsBowled = 0 }: Readonly<Record<string, number>>): number =>
    Math.round((60 * runsConceded) / Math.max(1, ballsBowled)) / 10,
};
