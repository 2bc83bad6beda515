import type { DecidingColumn, StandingsRow } from './contract.ts';
import { ratioOf, winPercentage } from './tie-break-rules.ts';

/** A column of a table beside its points: how it is headed, what that means, and its value in a row. */
export type Column = readonly [short: string, label: string, value: (row: StandingsRow) => string | number];

const bonusPoints: Column = ['BP', 'Bonus points', ({ bonus }) => bonus];
const won: Column = ['W', 'Won', (row) => row.won];
const lost: Column = ['L', 'Lost', (row) => row.lost];
/** Games that overtime decided have columns of their own where they are worth other points. */
const wonInTime: Column = ['W', 'Won in normal time', (row) => row.won - row.overtimeWon];
const lostInTime: Column = ['L', 'Lost in normal time', (row) => row.lost - row.overtimeLost];

const deciding: Record<DecidingColumn, Column> = {
  winPercentage: ['PCT', 'Winning percentage', (row) => percentageText(winPercentage(row))],
  overtimeWon: ['OTW', 'Won in overtime or a shoot-out', ({ overtimeWon }) => overtimeWon],
  overtimeLost: ['OTL', 'Lost in overtime or a shoot-out', ({ overtimeLost }) => overtimeLost],
  noResult: ['NR', 'No result', (row) => row.noResult],
  ratio: ['F/A', 'For divided by against', (row) => ratioText(row.for, row.against)],
  pointRatio: [
    'Pt F/A',
    'Points of all sets, for divided by against',
    (row) => ratioText(row.periodFor, row.periodAgainst),
  ],
  pointDifference: ['Pt +/-', 'Point difference of all sets', (row) => signed(row.periodFor - row.periodAgainst)],
  netRunRate: ['NRR', 'Net run rate', (row) => (row.netRunRate === null ? '–' : rateText(row.netRunRate))],
};

/** A table without bonus points has no column of them. What decides it has one. */
export function columnsFor(rows: readonly StandingsRow[], shown: readonly DecidingColumn[]): readonly Column[] {
  const has = (column: DecidingColumn): Column[] => (shown.includes(column) ? [deciding[column]] : []);
  return [
    ...has('winPercentage'),
    ...(rows.some(({ bonus }) => bonus !== 0) ? [bonusPoints] : []),
    ['P', 'Played', ({ played }) => played],
    shown.includes('overtimeWon') ? wonInTime : won,
    ...has('overtimeWon'),
    ['D', 'Drawn', ({ drawn }) => drawn],
    ...has('overtimeLost'),
    shown.includes('overtimeLost') ? lostInTime : lost,
    ...has('noResult'),
    ...has('netRunRate'),
    ['F', 'For', (row) => row.for],
    ['A', 'Against', ({ against }) => against],
    ['+/-', 'Difference', ({ difference }) => signed(difference)],
    ...has('ratio'),
    ...has('pointRatio'),
    ...has('pointDifference'),
  ];
}

/** `.667`, and `1.000` for a team that won all of its games. */
const percentageText = (value: number): string => value.toFixed(3).replace(/^0/, '');

/** `1.17`; a team that conceded nothing has no number. */
function ratioText(scored: number, conceded: number): string {
  const ratio = ratioOf(scored, conceded);
  return Number.isFinite(ratio) ? ratio.toFixed(2) : '∞';
}

/** `+0.425` */
const rateText = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`;

const signed = (value: number) => (value > 0 ? `+${value}` : String(value).replace('-', '−'));
