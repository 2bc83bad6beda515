import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Card } from '#web/ui/Card.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import { endText } from '../../in-words.ts';
import { cupOptions, ownCupOptions } from '../api.ts';
import { CupRow } from '../CupRow.tsx';

const most = 3;

/** The top of the cup with one's own residence; renders nothing without a cup, or before its first points. */
export function CupOnHome() {
  const { data: table } = useQuery(cupOptions());
  const mine = useQuery(ownCupOptions()).data?.residenceId;
  const wall = useZone().wall(new Date(useNow()));
  if (!table?.rows.some(({ points }) => points !== 0)) return null;
  const shown = table.rows.filter(({ residence }, index) => index < most || residence.id === mine);
  const end = endText(table, wall);
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
              isOver={end !== null}
              isSmall
            />
          );
        })}
      </ol>
      {end && (
        <p className="mt-2 text-soft text-sm">
          {table.cup.season} · {end}
        </p>
      )}
    </Card>
  );
}

CupOnHome.reads = (client: QueryClient) => [client.prefetchQuery(cupOptions()), client.prefetchQuery(ownCupOptions())];
