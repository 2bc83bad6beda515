import type { StandingsMark, StandingsRow } from '../contract.ts';
import { markInWords } from '../rules.ts';

/** A star beside points that did not all come from games played to their end; a list below the table says why. */
export function Mark({ marks }: { marks: readonly StandingsMark[] }) {
  if (marks.length === 0) return null;
  const why = marks.map(markInWords).join(', ');
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
    <ul aria-hidden className="grid gap-1 px-4 py-3 text-[0.8125rem] text-soft">
      {marked.map(({ team, marks }) => (
        <li key={team.id}>
          * {team.name} {marks.map(markInWords).join(', ')}
        </li>
      ))}
    </ul>
  );
}
