/** What a console key counts, by name. Each sport is written out here, so that the app is not compared with its own definitions. */
type Keys = Readonly<Record<string, number>>;

interface Column {
  counts: Keys;
  /** For a pair of made and attempted: all attempts, including those in `counts`. */
  tries?: Keys;
  /** Part of the score, so a total of none is shown as 0 instead of a dash. */
  scores?: true;
  /** Counted, but no column of the box score's page. */
  isHidden?: true;
}

/** What a sport's keys count, and what that is worth. */
export interface SportFigures {
  definition: string;
  /** What each key adds to the score, or to that of its period. */
  worth: Keys;
  /** Keys that add to the score of the other side. */
  worthToOther?: Keys;
  /** The score is the number of periods won. */
  byPeriods?: true;
  /** The columns of the box score, by heading. */
  columns: Readonly<Record<string, Column>>;
  /** The titles of the leader lists, and the column that each list ranks. */
  leaders: Readonly<Record<string, string>>;
  /** The titles of the lists of success rates, below the others: the column, and the attempts that one needs to lead. */
  rates?: Readonly<Record<string, { head: string; least: number }>>;
  points: { win: number; draw: number; loss: number };
  bonus?: (side: { score: number; other: number; pressed: (key: string) => number }) => number;
}

export interface CourtSport extends SportFigures {
  players: number;
  /** The key that the second scorer presses, for the away side and no player. */
  othersKey: string;
}

export const one = (...keys: string[]): Keys => Object.fromEntries(keys.map((key) => [key, 1]));

const [made1, made2, made3] = ['+1 Free throw', '+2 Two-pointer', '+3 Three-pointer'];
const [missed1, missed2, missed3] = [
  'Miss 1 Missed free throw',
  'Miss 2 Missed two-pointer',
  'Miss 3 Missed three-pointer',
];
const hoops = { [made1]: 1, [made2]: 2, [made3]: 3 };

export const basketball: CourtSport = {
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
    FT: { counts: one(made1), tries: one(made1, missed1), isHidden: true },
    PF: { counts: one('Foul Personal foul', 'Technical foul') },
  },
  leaders: { Points: 'PTS', Rebounds: 'REB', Assists: 'AST', Steals: 'STL', Blocks: 'BLK' },
  rates: {
    'Field goals %': { head: 'FG', least: 5 },
    'Three-pointers %': { head: '3PT', least: 2 },
    'Free throws %': { head: 'FT', least: 2 },
  },
  points: { win: 2, draw: 1, loss: 1 },
};

export const netball: CourtSport = {
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
  rates: { 'Goals %': { head: 'G', least: 5 } },
  points: { win: 2, draw: 1, loss: 0 },
};

const [onTarget, offTarget] = ['On target Shot on target', 'Shot off target'];

export const soccer: CourtSport = {
  definition: 'soccer',
  players: 18,
  worth: one('Goal'),
  othersKey: 'Goal',
  columns: {
    G: { counts: one('Goal'), scores: true },
    A: { counts: one('Assist') },
    SOT: { counts: one('Goal', onTarget), tries: one('Goal', onTarget, offTarget) },
    SV: { counts: one('Save') },
    FL: { counts: one('Foul') },
    YC: { counts: one('Yellow card') },
  },
  leaders: { Goals: 'G', Assists: 'A' },
  rates: { 'Shots on target %': { head: 'SOT', least: 1 } },
  points: { win: 3, draw: 1, loss: 0 },
};

const [conversion, penalty] = ['Con Conversion', 'Pen Penalty goal'];
const kicks = { Try: 5, [conversion]: 2, [penalty]: 3 };

export const rugby: CourtSport = {
  definition: 'rugby',
  players: 23,
  worth: kicks,
  othersKey: 'Try',
  columns: {
    PTS: { counts: kicks, scores: true },
    T: { counts: one('Try'), scores: true },
    CON: { counts: one(conversion), tries: one(conversion, 'Miss con Missed conversion') },
    PEN: { counts: one(penalty), tries: one(penalty, 'Miss pen Missed penalty goal') },
    CAR: { counts: one('Carry') },
    TKL: { counts: one('Tackle made'), tries: one('Tackle made', 'Miss tkl Missed tackle') },
  },
  leaders: { Tries: 'T', 'Conversions made': 'CON', 'Penalty goals made': 'PEN', Carries: 'CAR' },
  rates: {
    'Conversions %': { head: 'CON', least: 1 },
    'Penalty goals %': { head: 'PEN', least: 1 },
    'Tackles %': { head: 'TKL', least: 1 },
  },
  points: { win: 4, draw: 2, loss: 0 },
  bonus: ({ score, other, pressed }) => Number(pressed('Try') >= 4) + Number(score < other && other - score <= 7),
};

export const esports: CourtSport = {
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
