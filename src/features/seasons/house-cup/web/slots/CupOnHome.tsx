import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Card } from '#web/ui/Card.tsx';
import { cupOptions, ownCupOptions } from '../api.ts';
import { CupRow } from '../CupRow.tsx';

const most = 3;

/** The top of the cup with one's own residence; renders nothing without a cup, or before its first points. */
export function CupOnHome() {
  const { data: table } = useQuery(cupOptions());
  const mine = useQuery(ownCupOptions()).data?.residenceId;
  if (!table?.rows.some(({ points }) => points !== 0)) return null;
  const shown = table.rows.filter(({ residence }, index) => index < most || residence.id === mine);
  const best = Math.max(1, ...table.rows.map(({ points }) => points));
  return (
    <Card
      heading="House cup"
      aside={
        <Link to="/cup" viewTransition className="font-bold text-accent-text text-sm hover:underline">
          {table.cup.name}
          <span className="sr-only">: whole table</span>
        </Link>
      }
    >
      <ol className="-mx-2 grid">
        {shown.map((row) => {
          const { residence, points } = row;
          const isMine = residence.id === mine;
          return (
            <CupRow
              key={residence.id}
              row={row}
              link={{ to: `/cup?residence=${residence.id}`, viewTransition: true }}
              points={points}
              share={Math.max(0, points) / best}
              parts={[{ key: 'all', points, className: isMine ? 'fill-accent' : 'fill-info' }]}
              isMine={isMine}
              isSmall
            />
          );
        })}
      </ol>
    </Card>
  );
}

CupOnHome.reads = (client: QueryClient) => [client.prefetchQuery(cupOptions()), client.prefetchQuery(ownCupOptions())];
