import { Link } from 'react-router';
import { teamPath } from '#features/teams/teams/rules.ts';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { ColumnHeading, ScrollTable } from '#web/ui/lists/Table.tsx';
import type { DecidingColumn, StandingsMark, StandingsRow } from '../contract.ts';
import { describeMark, tieBreakWords } from '../in-words.ts';
import { ratioOf, winPercentage } from '../tie-break-rules.ts';
import { Form } from './Form.tsx';
import { type Lit, litLabels, useLitTeams } from './own-team.ts';

interface StandingsTableProps {
  rows: readonly StandingsRow[];
  columns: readonly DecidingColumn[];
  label: string;
}

type Column = readonly [short: string, label: string, value: (row: StandingsRow) => string | number];

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
function columnsFor(rows: readonly StandingsRow[], shown: readonly DecidingColumn[]): readonly Column[] {
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

export function StandingsTable({ rows, columns, label }: StandingsTableProps) {
  const litBy = useLitTeams(rows);
  const shown = columnsFor(rows, columns);
  return (
    <ScrollTable label={label} caption={label} frame="mt-2 [--edge:16px]">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Position and </span>Team
          </th>
          <ColumnHeading short="Pts" label="Points" className="font-bold text-ink" />
          {shown.map(([short, name]) => (
            <ColumnHeading key={short} short={short} label={name} />
          ))}
          <th scope="col" className="text-left">
            Form
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.team.id} row={row} columns={shown} lit={litBy(row.team)} />
        ))}
      </tbody>
    </ScrollTable>
  );
}

interface RowProps {
  row: StandingsRow;
  columns: readonly Column[];
  lit: Lit;
}

function Row({ row, columns: shown, lit }: RowProps) {
  const { team, position, brokenBy, points } = row;
  return (
    <tr className={lit ? 'text-accent-text' : ''}>
      <th scope="row" className="py-1 font-bold">
        <span className="flex items-center gap-2.5">
          <span className="score min-w-6 shrink-0 text-right text-lg">{position}</span>
          <TeamCrest team={team} size={24} lazy />
          <Link
            to={teamPath(team.id)}
            viewTransition
            className="grid min-h-11 w-[min(7rem,44vw)] content-center leading-tight hover:underline sm:w-auto"
          >
            <span className="line-clamp-2 text-sm wrap-anywhere">{team.name}</span>
            {lit && litLabels[lit] && <span className="text-xs font-normal">{litLabels[lit]}</span>}
            {brokenBy && <span className="text-xs font-normal text-soft">{tieBreakWords[brokenBy]}</span>}
          </Link>
        </span>
      </th>
      <td className="score text-xl">
        {points}
        <Mark marks={row.marks} />
      </td>
      {shown.map(([short, , value]) => (
        <td key={short} className={`score ${lit ? '' : 'text-soft'}`}>
          {value(row)}
        </td>
      ))}
      <td>
        <Form outcomes={row.form} />
      </td>
    </tr>
  );
}

/** A star beside points that did not all come from games played to their end; a list below the table says why. */
function Mark({ marks }: { marks: readonly StandingsMark[] }) {
  if (marks.length === 0) return null;
  const why = marks.map(describeMark).join(', ');
  return (
    // `relative`, so that the visually hidden text scrolls with the table.
    <span title={why} className="relative">
      <span aria-hidden className="text-soft">
        *
      </span>
      <span className="sr-only">, {why}</span>
    </span>
  );
}

/** What the stars of a table mean. Screen readers have read it beside the points. */
export function Marks({ rows }: { rows: readonly StandingsRow[] }) {
  const marked = rows.filter(({ marks }) => marks.length > 0);
  if (marked.length === 0) return null;
  return (
    <ul aria-hidden className="grid gap-1 px-4 py-3 text-sm text-soft">
      {marked.map(({ team, marks }) => (
        <li key={team.id}>
          * {team.name} {marks.map(describeMark).join(', ')}
        </li>
      ))}
    </ul>
  );
}
