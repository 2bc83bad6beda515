import { Link } from 'react-router';
import type { StandingsRow } from '#features/results/standings/contract.ts';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { TeamLink } from '#features/teams/teams/web/TeamLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ColumnHeading, Table } from '#web/ui/lists/Table.tsx';
import type { TeamOverview } from '../../contract.ts';
import { rowsNear } from '../../game-rules.ts';

/** Where a team stands, with those above and below it. */
export function TeamTable({ overview: { team, table } }: { overview: TeamOverview }) {
  if (!table) return null;
  return (
    <Card
      heading="Table"
      aside={
        <Link
          to={tablePath(team.sportId, table)}
          viewTransition
          className="-my-2 -mr-2 inline-flex min-h-11 items-center rounded-control px-2 font-bold text-accent-text text-sm hover:underline"
        >
          Whole table
        </Link>
      }
    >
      <p className="-mt-2 mb-1 text-soft text-sm">
        {[table.competition?.name, table.season].filter(Boolean).join(' · ')}
      </p>
      <Table caption={`Table around ${team.name}`}>
        <thead>
          <tr>
            <ColumnHeading short="#" label="Position" />
            <th scope="col" className="text-left">
              Team
            </th>
            <ColumnHeading short="P" label="Played" />
            <ColumnHeading short="+/-" label="Difference" />
            <ColumnHeading short="Pts" label="Points" className="font-bold text-ink" />
          </tr>
        </thead>
        <tbody>
          {rowsNear(table.rows, team.id).map((row) => (
            <Row key={row.team.id} row={row} isOwn={row.team.id === team.id} />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

function tablePath(sportId: number, { season, competition }: NonNullable<TeamOverview['table']>): string {
  const asked = new URLSearchParams({ sport: String(sportId), season });
  if (competition) asked.set('competition', String(competition.id));
  return `/standings?${asked}`;
}

function Row({ row: { team, position, played, difference, points }, isOwn }: { row: StandingsRow; isOwn: boolean }) {
  return (
    <tr className={isOwn ? 'text-accent-text' : ''}>
      <td className="score w-8">{position}</td>
      <th scope="row" className="text-left font-bold text-base leading-tight">
        <span className="flex min-h-7 items-center gap-2.5">
          <TeamCrest team={team} size={24} lazy />
          {isOwn ? (
            <span className="min-w-[min(5rem,45vw)] wrap-anywhere">{team.name}</span>
          ) : (
            <span className="min-w-[min(5rem,45vw)] wrap-anywhere">
              <TeamLink team={team} />
            </span>
          )}
        </span>
      </th>
      <td className="score w-10">{played}</td>
      <td className="score w-12">{difference > 0 ? `+${difference}` : String(difference).replace('-', '−')}</td>
      <td className="score w-11 text-lg">{points}</td>
    </tr>
  );
}
