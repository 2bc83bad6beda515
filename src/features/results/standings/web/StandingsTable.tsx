import { Link } from 'react-router';
import { teamPath } from '#features/teams/teams/rules.ts';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { ColumnHeading, ScrollTable } from '#web/ui/lists/Table.tsx';
import { type Column, columnsFor } from '../column-rules.ts';
import type { DecidingColumn, StandingsMark, StandingsRow } from '../contract.ts';
import { describeMark, tieBreakWords } from '../in-words.ts';
import { Form } from './Form.tsx';
import { type Lit, litLabels, useLitTeams } from './own-team.ts';

interface StandingsTableProps {
  rows: readonly StandingsRow[];
  columns: readonly DecidingColumn[];
  label: string;
}

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
