import { basketball } from '../five-sports.ts';
import type { ScoreSheet } from './sheet.ts';

/**
 * Darüşşafaka Lassa v Fenerbahçe Beko, Türkiye Sigorta Basketbol Süper Ligi, 13 May 2023, 73–79: the points, free
 * throws, assists, steals, blocks and fouls of the official play-by-play, as kept in match_data4.js of
 * erenculhaci/Basketball-Statistics-App (Apache 2.0); missed shots and rebounds are left out. Points, assists, steals,
 * blocks and fouls of each player come out as published.
 */
export const turkishLeague: ScoreSheet = {
  figures: basketball,
  shirts: {
    home: [
      { number: 0 },
      { number: 5 },
      { number: 6 },
      { number: 8 },
      { number: 11 },
      { number: 13 },
      { number: 15 },
      { number: 18 },
      { number: 22 },
    ],
    away: [
      { number: 0 },
      { number: 1 },
      { number: 2 },
      { number: 3 },
      { number: 5 },
      { number: 9 },
      { number: 10 },
      { number: 11 },
      { number: 13 },
      { number: 21 },
      { number: 22 },
      { number: 27 },
    ],
  },
  starters: { home: [0, 6, 11, 15, 18], away: [2, 3, 11, 21, 22] },
  keys: {
    '+1': '+1 Free throw',
    '+2': '+2 Two-pointer',
    '+3': '+3 Three-pointer',
    m1: 'Miss 1 Missed free throw',
    ast: 'AST Assist',
    stl: 'STL Steal',
    blk: 'BLK Block',
    foul: 'Foul Personal foul',
    tech: 'Technical foul',
  },
  plays: [
    `
      h5+2 h18foul h6stl h11+2 h18ast a21stl a21+2 a2stl a2+3 a22ast h11+2 h0ast h11foul a2m1 a2+1 a2m1 a21ast h18+2
      h6foul a11+2 a11stl a2+2 h0foul a11+2 a0ast h5foul a0m1 a0+1 h6+2 h5ast a21+3 a27ast a11stl a11+2 a2foul h18+1
      h18m1 a21+2 h18+2 a21+2 a0ast h18+3 h18+2 a2foul
    `,
    `
      a27+2 a3ast a3foul a27stl a27+2 a22+2 a3ast h11+2 h6ast a27foul h11+1 a22+2 a3ast h13foul h13stl h0+2 h13ast
      h15foul h0+2 a22foul a21stl h0stl h8foul h13stl a5foul a22foul h15m1 h15+1 a22+2 a21ast h6+2 h5ast a1foul h6+1
      h6+1 h6blk a10+3 a1ast h6+2 a10+3 a5ast a1foul h6m1 h6m1 a21+3 a1ast h8+3 a1+2 h11foul
    `,
    `
      a27foul h15+1 h15+1 h5ast h0blk h6stl h5+2 h15+2 h6ast a22+2 a27stl h15foul a21foul h18+2 h0ast a27foul h18m1
      h6+2 h18stl a21foul h18+1 h18+1 h18+1 h15foul a22+2 h0+2 h18ast h0foul a11stl h18foul a11+1 a11+1 a11+1 h18+2
      a10foul h18+1 a11stl h6blk a22stl a21+2 a21foul h18m1 h18m1 a3+2 h22foul a3+1 a3+1 h6+2 h13foul a2m1 a2+1
      h13+2 h13foul h13tech a3+1 a2+1 a2m1 a9stl h15stl
    `,
    `
      a13foul h15+1 h15+1 h18ast h18foul h15foul a1+1 a1m1 a9ast h0foul h6blk a9stl h0+2 h11ast a9+3 a3ast a13foul
      h11+1 h11+1 h5ast h0+2 a11+2 h18foul a11+1 h11+2 h0ast a11+2 a3+3 a2stl a2+2 a22foul h0+2 h11ast h11foul a11+1
      a11+1 a11foul h18stl a22+2 a2ast h18+2 h0foul a2+1 a2+1 h18stl h11+2
    `,
  ],
  periods: [
    [18, 22],
    [17, 21],
    [22, 16],
    [16, 20],
  ],
};
