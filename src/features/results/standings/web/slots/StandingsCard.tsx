import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { myTeamsOptions, useMyTeams } from '#features/teams/my-teams/web/api.ts';
import { TeamLink } from '#features/teams/teams/web/TeamLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ColumnHeading, Table } from '#web/ui/lists/Table.tsx';
import type { StandingsRow, TablePlace } from '../../contract.ts';
import { findOwnTable, topWithOwn } from '../../own-table-rules.ts';
import { type AskedTable, standingsOptions, teamStandingsOptions } from '../api.ts';
import { type Lit, litLabels, useLitTeams } from '../own-team.ts';

const most = 5;

/**
 * The top of the table of one's own team, or else of the one played last; renders nothing if there is none, or if it does
 * not load.
 */
export function StandingsCard() {
  const { teams, whyMine } = useMyTeams();
  const { data: standings = [] } = useQuery(teamStandingsOptions);
  const own = findOwnTable(teams, standings);
  const { data } = useQuery(standingsOptions(askFor(own)));
  const litBy = useLitTeams(data?.rows ?? []);
  if (!data?.sport || data.rows.length === 0) return null;
  return (
    <Card
      heading="Standings"
      aside={
        <Link
          to={`/standings${addressed(own)}`}
          viewTransition
          className="text-sm font-bold text-accent-text hover:underline"
        >
          {data.sport.name}
          <span className="sr-only">: whole table</span>
        </Link>
      }
    >
      <Table>
        <thead>
          <tr>
            <ColumnHeading short="#" label="Position" />
            <th scope="col" className="text-left">
              Team
            </th>
            <ColumnHeading short="P" label="Played" />
            <ColumnHeading short="W" label="Won" />
            <ColumnHeading short="L" label="Lost" />
            <ColumnHeading short="Pts" label="Points" className="font-bold text-ink" />
          </tr>
        </thead>
        <tbody>
          {topWithOwn(data.rows, (teamId) => whyMine(teamId) !== null, most).map((row) => (
            <Row key={row.team.id} row={row} lit={litBy(row.team)} />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

StandingsCard.reads = (client: QueryClient) => [prefetchOwnTable(client)];

async function prefetchOwnTable(client: QueryClient): Promise<void> {
  const own = await Promise.all([client.fetchQuery(myTeamsOptions), client.fetchQuery(teamStandingsOptions)]).then(
    ([{ teams }, standings]) => findOwnTable(teams, standings),
    () => null,
  );
  await client.prefetchQuery(standingsOptions(askFor(own)));
}

const askFor = (own: TablePlace | null): AskedTable =>
  own === null
    ? {}
    : {
        sportId: own.sportId,
        ...(own.competitionId !== null && { competitionId: own.competitionId }),
        ...(own.group !== null && { group: own.group }),
      };

const addressed = (own: TablePlace | null): string =>
  own === null ? '' : `?sport=${own.sportId}${own.competitionId === null ? '' : `&competition=${own.competitionId}`}`;

interface RowProps {
  row: StandingsRow;
  lit: Lit;
}

function Row({ row: { team, position, played, won, lost, points }, lit }: RowProps) {
  return (
    <tr className={lit ? 'text-accent-text' : ''}>
      <td className="score w-6">{position}</td>
      <th scope="row" className="text-left font-bold text-base leading-tight">
        <TeamLink team={team} />
        {lit && litLabels[lit] && <span className="block text-xs font-normal">{litLabels[lit]}</span>}
      </th>
      {[played, won, lost].map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three fixed columns
        <td key={index} className="score w-10">
          {value}
        </td>
      ))}
      <td className="score w-10">{points}</td>
    </tr>
  );
}
