/**
 * Match 1 of the IPL 2018, Mumbai Indians v Chennai Super Kings, 7 April 2018: its published balls over by over, who was out
 * how, and its published figures. Players are numbered as in the published line-ups. The feed does not say who bowled an
 * over, when batters crossed, and when one retired hurt: the only way in which all figures come out is taken.
 *
 * A line is an over: its bowler, and what was pressed. `c4`: caught by 4; `+4`: 4 comes in; `x`: the other batter faces.
 */
export interface MatchInnings {
  openers: [striker: number, nonStriker: number];
  overs: string[];
  /** Runs, balls, fours and sixes, by number. */
  batting: Record<number, readonly [runs: number, balls: number, fours: number, sixes: number]>;
  /** Overs, maidens, runs and wickets, by number. */
  bowling: Record<number, readonly [overs: string, maidens: number, runs: number, wickets: number]>;
  extras: string;
  /** Runs at the fall of each wicket. */
  falls: number[];
}

export const mumbai: MatchInnings = {
  openers: [3, 2],
  overs: [
    '9: dot dot dot 4 1 dot',
    '2: dot dot 2 dot dot dot',
    '9: lbw +1 2 1 dot dot 2',
    '2: 1 dot wide 6 dot c1 +4 x 2',
    '9: dot 4 dot dot dot dot',
    '2: 1 dot 4 dot 2 6',
    '8: dot 1 1 dot 1 1',
    '7: 1 4 dot dot 4 dot',
    '8: 2 2 4 1 1 dot',
    '11: dot dot 1 1 legbye dot',
    '10: 4 6 4 1 1 2',
    '6: 4 4 4 1 1 dot',
    '2: 1 dot c8 +6 1 1 1',
    '11: 4 1 1 dot 4 1',
    '10: dot dot 1 c11 +7 4 dot',
    '6: 1 dot 1 1 dot 1',
    '11: 6 1 1 4 wide 2 4',
    '6: 1 1 1 dot dot dot',
    '11: 1 4 4 dot 2 6',
    '6: legbye dot 1 dot 2 1',
  ],
  batting: {
    3: [15, 18, 1, 1],
    2: [0, 2, 0, 0],
    1: [40, 29, 4, 1],
    4: [43, 29, 6, 1],
    6: [22, 20, 2, 0],
    7: [41, 22, 5, 2],
  },
  bowling: {
    9: ['3', 0, 14, 1],
    2: ['4', 0, 29, 2],
    8: ['2', 0, 14, 0],
    7: ['1', 0, 9, 0],
    11: ['4', 0, 49, 0],
    10: ['2', 0, 23, 1],
    6: ['4', 0, 25, 0],
  },
  extras: '4 (WD 2, LB 2)',
  falls: [7, 20, 98, 113],
};

export const chennai: MatchInnings = {
  openers: [2, 1],
  overs: [
    '10: dot 1 1 1 dot 4',
    '9: 4 dot dot 1 dot 4',
    '8: dot dot 1 1 1 dot',
    '6: 1 1 6 c2 +3 x dot 4',
    '10: 1 4 1 2 dot dot',
    '6: dot 1 1 dot 1 c7 +4',
    '11: dot dot lbw +5 1 dot 1',
    '8: dot dot noball dot 1 2 1',
    '11: 1 1 lbw +7 dot dot dot',
    '6: wide dot 1 2 dot 1 dot',
    '11: 1 6 1 1 1 1',
    '9: 1 legbye 4 1 1 c4 +6 x',
    '11: dot 1 1 hurt-other +9 6 legbye st1 +8',
    '9: 1 2 1 4 1 4',
    '10: 4 1 1 1 wide c8 +11 x 1',
    '8: 6 dot 1 1 dot 1',
    '6: 1 wide wide dot c9 +10 1 dot dot',
    '10: 1 6 6 2 4 1',
    '8: 6 6 2 dot 6 c3 +4 x',
    '9: dot dot dot 6 4',
  ],
  batting: {
    2: [16, 14, 1, 1],
    1: [22, 19, 4, 0],
    3: [4, 6, 0, 0],
    4: [24, 22, 1, 2],
    5: [5, 5, 0, 0],
    7: [12, 13, 1, 0],
    6: [68, 30, 3, 7],
    9: [0, 1, 0, 0],
    8: [8, 5, 1, 0],
    11: [1, 3, 0, 0],
    10: [2, 2, 0, 0],
  },
  bowling: {
    10: ['4', 0, 44, 1],
    9: ['3.5', 0, 39, 1],
    8: ['4', 0, 37, 1],
    6: ['4', 0, 24, 3],
    11: ['4', 0, 23, 3],
  },
  extras: '7 (WD 4, NB 1, LB 2)',
  falls: [27, 42, 42, 51, 75, 84, 105, 118, 159],
};
