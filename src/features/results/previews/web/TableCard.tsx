import { Link, useLocation } from 'react-router';
import type { Game } from '#features/competition/games/contract.ts';
import { useLitTeams } from '#features/results/standings/web/own-team.ts';
import { teamPath } from '#features/teams/teams/rules.ts';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ColumnHeading, Table } from '#web/ui/lists/Table.tsx';
import type { Preview, TableRow } from '../contract.ts';

interface TableCardProps {
  game: Game;
  table: NonNullable<Preview['table']>;
}

/** The rows of the table around both sides, with one's own teams lit. */
export function TableCard({ game, table: { rows, of } }: TableCardProps) {
  const { pathname } = useLocation();
  const litBy = useLitTeams(rows);
  return (
    <Card
      heading="Table"
      aside={
        rows.length < of && (
          <Link
            to={`${pathname}?tab=table`}
            preventScrollReset
            className="font-bold text-accent-text text-sm hover:underline"
          >
            All {of} teams
          </Link>
        )
      }
    >
      <Table caption="The table around both sides">
        <thead>
          <tr>
            <ColumnHeading short="#" label="Position" />
            <th scope="col" className="text-left!">
              Team
            </th>
            <ColumnHeading short="P" label="Played" />
            <ColumnHeading short="+/-" label="Difference" />
            <ColumnHeading short="Pts" label="Points" className="font-bold text-ink" />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.team.id}
              row={row}
              isSide={row.team.id === game.homeTeamId || row.team.id === game.awayTeamId}
              isLit={litBy(row.team) !== null}
            />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

function Row({ row, isSide, isLit }: { row: TableRow; isSide: boolean; isLit: boolean }) {
  const { team, position, played, difference, points } = row;
  return (
    <tr className={isLit ? 'text-accent-text' : isSide ? '' : 'text-soft'}>
      <td className="score w-6">{position}</td>
      <th scope="row" className="py-0! text-left! leading-tight">
        <Link to={teamPath(team.id)} viewTransition className="flex min-h-11 items-center gap-2.5 hover:underline">
          <TeamCrest team={team} size={22} lazy />
          <span className={`min-w-0 wrap-anywhere ${isSide ? 'font-bold' : 'font-normal'}`}>{team.name}</span>
        </Link>
      </th>
      <td className="score w-9">{played}</td>
      <td className="score w-11">{difference > 0 ? `+${difference}` : String(difference).replace('-', '−')}</td>
      <td className="score w-9">{points}</td>
    </tr>
  );
}
