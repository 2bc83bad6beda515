import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Card } from '#web/ui/Card.tsx';
import { Crest } from '#web/ui/Crest.tsx';
import type { CupTableRow } from '../../contract.ts';
import { gainText, pointsText } from '../../in-words.ts';
import { gainOf } from '../../week-rules.ts';
import { cupOptions, ownCupOptions } from '../api.ts';

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
      <ol className="grid gap-2.5">
        {shown.map((row) => (
          <Row
            key={row.residence.id}
            row={row}
            share={Math.max(0, row.points) / best}
            isMine={row.residence.id === mine}
          />
        ))}
      </ol>
    </Card>
  );
}

CupOnHome.reads = (client: QueryClient) => [client.prefetchQuery(cupOptions()), client.prefetchQuery(ownCupOptions())];

interface RowProps {
  row: CupTableRow;
  /** How long its bar is, from 0 to 1. */
  share: number;
  isMine: boolean;
}

function Row({ row, share, isMine }: RowProps) {
  const { residence, position, points } = row;
  const gain = gainOf(row);
  return (
    <li className={`flex items-center gap-2.5 ${isMine ? 'text-accent-text' : ''}`}>
      <span className="score w-5 shrink-0 text-right text-lg">{position}</span>
      <Crest
        name={residence.name}
        logo={residence.crest}
        colours={[residence.firstColour, residence.secondColour]}
        size={24}
        lazy
      />
      <span className="grid min-w-0 flex-1 gap-1">
        <Link
          to={`/cup?residence=${residence.id}`}
          viewTransition
          className="truncate font-bold text-sm leading-6 hover:underline"
        >
          {residence.name}
        </Link>
        <svg aria-hidden viewBox="0 0 100 4" preserveAspectRatio="none" className="h-1 w-full rounded-full bg-line">
          <rect width={share * 100} height="4" className={isMine ? 'fill-accent' : 'fill-info'} />
        </svg>
      </span>
      {gain !== 0 && (
        <span className={`score shrink-0 text-base ${gain > 0 ? 'text-win' : 'text-live-text'}`}>
          {gainText(gain)}
          <span className="sr-only"> in the last week</span>
        </span>
      )}
      <span className="score min-w-10 shrink-0 text-right text-xl">
        {pointsText(points)}
        <span className="sr-only"> points</span>
      </span>
    </li>
  );
}
