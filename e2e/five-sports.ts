/** What a console key counts, by name. Each sport is written out here, so that the app is not compared with its own definitions. */
type Keys = Readonly<Record<string, number>>;

interface Column {
  counts: Keys;
  /** For a pair of made and attempted: all attempts, including those in `counts`. */
  tries?: Keys;
  /** Part of the score, so a total of none is shown as 0 instead of a dash. */
  scores?: true;
}

export interface CourtSport {
  definition: string;
  players: number;
  /** What each key adds to the score, or to that of its period. */
  worth: Keys;
  /** The score is the number of periods won. */
  byPeriods?: true;
  /** The key that the second scorer presses, for the away side and no player. */
  othersKey: string;
  /** The columns of the box score, by heading. */
  columns: Readonly<Record<string, Column>>;
  /** The titles of the leader lists, and the column that each list ranks. */
  leaders: Readonly<Record<string, string>>;
  points: { win: number; draw: number; loss: number };
  bonus?: (side: { score: number; other: number; pressed: (key: string) => number }) => number;
}

const one = (...keys: string[]): Keys => Object.fromEntries(keys.map((key) => [key, 1]));

const [made1, made2, made3] = ['+1 Free throw', '+2 Two-pointer', '+3 Three-pointer'];
const [missed2, missed3] = ['Miss 2 Missed two-pointer', 'Miss 3 Missed three-pointer'];
const hoops = { [made1]: 1, [made2]: 2, [made3]: 3 };

const basketball: CourtSport = {
  definition: 'basketball',
  players: 12,
  worth: hoops,
  othersKey: made1,
  columns: {
    PTS: { counts: hoops, scores: true },
    REB: { counts: one('REB Rebound') },
    AST: { counts: one('AST Assist') },
    STL: { counts: one('STL Steal') },
    BLK: { counts: one('BLK Block') },
    FG: { counts: one(made2, made3), tries: one(made2, made3, missed2, missed3) },
    '3PT': { counts: one(made3), tries: one(made3, missed3) },
  },
  leaders: { Points: 'PTS', Rebounds: 'REB', Assists: 'AST', Steals: 'STL', Blocks: 'BLK' },
  points: { win: 2, draw: 1, loss: 1 },
};

const netball: CourtSport = {
  definition: 'netball',
  players: 10,
  worth: one('Goal'),
  othersKey: 'Goal',
  columns: {
    G: { counts: one('Goal'), tries: one('Goal', 'Miss Missed goal') },
    REB: { counts: one('REB Rebound') },
    INT: { counts: one('INT Intercept') },
    TO: { counts: one('TO Turnover') },
    AST: { counts: {} },
  },
  leaders: { Goals: 'G', Rebounds: 'REB', Intercepts: 'INT' },
  points: { win: 2, draw: 1, loss: 0 },
};

const [onTarget, offTarget] = ['On target Shot on target', 'Shot off target'];

const soccer: CourtSport = {
  definition: 'soccer',
  players: 18,
  worth: one('Goal'),
  othersKey: 'Goal',
  columns: {
    G: { counts: one('Goal'), scores: true },
    A: { counts: one('Assist') },
    SOT: { counts: one('Goal', onTarget), tries: one('Goal', onTarget, offTarget) },
    SV: { counts: {} },
  },
  leaders: { Goals: 'G', Assists: 'A' },
  points: { win: 3, draw: 1, loss: 0 },
};

const [conversion, penalty] = ['Con Conversion', 'Pen Penalty goal'];
const kicks = { Try: 5, [conversion]: 2, [penalty]: 3 };

const rugby: CourtSport = {
  definition: 'rugby',
  players: 23,
  worth: kicks,
  othersKey: 'Try',
  columns: {
    PTS: { counts: kicks, scores: true },
    T: { counts: one('Try'), scores: true },
    CON: { counts: one(conversion), tries: one(conversion, 'Miss con Missed conversion') },
    PEN: { counts: one(penalty), tries: one(penalty, 'Miss pen Missed penalty goal') },
    TKL: { counts: one('Tackle made'), tries: one('Tackle made') },
  },
  leaders: { Tries: 'T', 'Conversions made': 'CON', 'Penalty goals made': 'PEN' },
  points: { win: 4, draw: 2, loss: 0 },
  bonus: ({ score, other, pressed }) => Number(pressed('Try') >= 4) + Number(score < other && other - score <= 7),
};

const esports: CourtSport = {
  definition: 'esports',
  players: 6,
  worth: one('Round won'),
  byPeriods: true,
  othersKey: 'Round won',
  columns: {
    K: { counts: one('Kill') },
    D: { counts: one('Death') },
    A: { counts: one('Assist') },
    FK: { counts: one('First kill of a round') },
  },
  leaders: { Kills: 'K', Assists: 'A', 'First kills of a round': 'FK' },
  points: { win: 3, draw: 0, loss: 0 },
};

export const fiveSports: readonly CourtSport[] = [basketball, netball, soccer, rugby, esports];
