import { esports } from '../five-sports.ts';
import type { ScoreSheet } from './sheet.ts';

/**
 * Assad's Taxis v Warwick Stretchyboiz, Counter-Strike, NUEL (a league of universities), spring 2018, week 7,
 * de_train, 16–5: every kill and every round of the server's log, as kept in vlf1991/csgo-nuel-stats (MIT). Within a
 * round its kills stand by player.
 */
export const studentLeague: ScoreSheet = {
  figures: esports,
  shirts: 5,
  keys: {
    kill: 'Kill',
    round: 'Round won',
  },
  plays: [
    `
      h1kill h3kill h3kill h4kill h4kill a2kill hround h3kill h5kill h5kill h4kill h1kill a3kill a2kill hround
      h1kill h1kill h3kill h2kill h2kill hround h3kill h3kill h3kill h2kill h2kill a4kill a4kill hround h2kill
      h5kill h5kill h5kill h5kill a5kill a1kill a2kill a3kill hround h2kill h3kill h1kill h4kill h4kill a1kill
      a4kill a4kill hround h4kill h5kill a2kill a3kill a5kill around h1kill h2kill h2kill h5kill h4kill a2kill
      hround h5kill h3kill h3kill h1kill h1kill a1kill hround h2kill h3kill h1kill h1kill h5kill hround h4kill
      h3kill h2kill h1kill h1kill a1kill hround h2kill h2kill h2kill h3kill h3kill a3kill hround h2kill h2kill
      h4kill h4kill h4kill a2kill hround h4kill h2kill h2kill h5kill a3kill a3kill a4kill a5kill a5kill hround
      h2kill h2kill h2kill h1kill a3kill a2kill a1kill a1kill a5kill around h2kill h1kill h4kill a2kill a2kill
      a5kill a5kill a5kill around h1kill h3kill a3kill a2kill a5kill a5kill a5kill around h1kill h4kill h5kill
      a4kill a2kill a1kill a5kill a5kill around h2kill h5kill h3kill h4kill h4kill a2kill a1kill hround h5kill
      h5kill h3kill h3kill a2kill a2kill hround h5kill h3kill h3kill h3kill hround
    `,
  ],
  periods: [[16, 5]],
};
