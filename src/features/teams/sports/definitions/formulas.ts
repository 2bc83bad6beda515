import { trueShooting } from '#shared/percentages.ts';

/** Statistics that no sum of counts gives. A definition names one of them: `"of": "killRatio"`. */
export const formulas = {
  trueShooting: ({ points = 0, shotsTaken = 0, freeThrowsTaken = 0 }: Readonly<Record<string, number>>): number =>
    trueShooting({ points, shotsTaken, freeThrowsTaken }),

  /** Kills and assists for each death; at least one death is counted, so that nothing is divided by 0. */
  killRatio: ({ kills = 0, deaths = 0, assists = 0 }: Readonly<Record<string, number>>): number =>
    Math.round((10 * (kills + assists)) / Math.max(1, deaths)) / 10,
};
