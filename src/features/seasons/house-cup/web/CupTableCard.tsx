import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { searchWith } from '#web/routing/search-params.ts';
import { Card } from '#web/ui/Card.tsx';
import { Crest } from '#web/ui/Crest.tsx';
import type { CupTable, CupTableRow } from '../contract.ts';
import { gainText, pointsText } from '../in-words.ts';
import { gainOf } from '../week-rules.ts';
import { ownCupOptions } from './api.ts';

interface CupTableCardProps {
  table: CupTable;
  /** The residence whose points are open. */
  chosen: number | undefined;
}

/** The table: places, points as numbers and as bars, and what was gained last. Each row opens its points. */
export function CupTableCard({ table, chosen }: CupTableCardProps) {
  const mine = useQuery(ownCupOptions()).data?.residenceId;
  const most = Math.max(1, ...table.rows.map(measureOf(table)));
  const isPerHead = table.order === 'perHead';
  return (
    <Card hero heading="Table" aside={isPerHead && <span className="text-sm text-soft">for each 100 residents</span>}>
      <ol className="-mx-2 grid">
        {table.rows.map((row) => (
          <Row
            key={row.residence.id}
            row={row}
            share={measureOf(table)(row) / most}
            isPerHead={isPerHead}
            isMine={row.residence.id === mine}
            isOpen={row.residence.id === chosen}
          />
        ))}
      </ol>
      <Legend />
    </Card>
  );
}

const measureOf =
  ({ order }: CupTable) =>
  (row: CupTableRow) =>
    Math.max(0, order === 'total' ? row.points : (row.perHead ?? 0));

interface RowProps {
  row: CupTableRow;
  /** How long its bar is, from 0 to 1. */
  share: number;
  isPerHead: boolean;
  isMine: boolean;
  isOpen: boolean;
}

const rowLook = 'flex items-center gap-3 rounded-control px-2 py-2.5 transition hover:bg-raised';

function Row({ row, share, isPerHead, isMine, isOpen }: RowProps) {
  const { residence, position, points, perHead } = row;
  const gain = gainOf(row);
  const [search] = useSearchParams();
  const to = searchWith(`?${search}`, { residence: isOpen ? null : residence.id });
  const shown = isPerHead ? perHead : points;
  return (
    <li className="border-line border-t first:border-t-0">
      <Link
        to={{ search: to }}
        preventScrollReset
        aria-expanded={isOpen}
        className={`${rowLook} ${isOpen ? 'bg-raised' : ''} ${isMine ? 'text-accent-text' : ''}`}
      >
        <span className="score min-w-6 shrink-0 text-right text-xl">{position}</span>
        <Crest
          name={residence.name}
          logo={residence.crest}
          colours={[residence.firstColour, residence.secondColour]}
          size={32}
          lazy
        />
        <span className="grid min-w-0 flex-1 gap-1.5">
          <span className="flex items-baseline gap-2">
            <span className="min-w-0 flex-1 font-bold leading-tight wrap-anywhere">{residence.name}</span>
            {gain !== 0 && (
              <span className={`score shrink-0 text-base ${gain > 0 ? 'text-win' : 'text-live-text'}`}>
                {gainText(gain)}
                <span className="sr-only"> in the last week</span>
              </span>
            )}
          </span>
          <Bar row={row} share={share} />
          {isMine && <span className="text-xs">Your residence</span>}
        </span>
        <span className="min-w-14 shrink-0 text-right">
          <span className="score text-2xl">{shown === null ? '–' : pointsText(shown)}</span>
          <span className="sr-only"> points</span>
          {isPerHead && <span className="block text-xs text-soft">{pointsText(points)} in all</span>}
        </span>
      </Link>
    </li>
  );
}

const sources = [
  { key: 'places', label: 'Places', className: 'fill-accent', swatch: 'bg-accent' },
  { key: 'games', label: 'Games', className: 'fill-info', swatch: 'bg-info' },
  { key: 'other', label: 'Taking part and others', className: 'fill-gold', swatch: 'bg-gold' },
] as const;

/** What the points came from, as parts of one bar. What cost points has no part. */
function Bar({ row, share }: { row: CupTableRow; share: number }) {
  const parts = sources.map((source) => ({ ...source, points: Math.max(0, row[source.key]) }));
  const all = parts.reduce((sum, { points }) => sum + points, 0);
  let x = 0;
  return (
    <svg aria-hidden viewBox="0 0 100 6" preserveAspectRatio="none" className="h-1.5 w-full rounded-full bg-line">
      {parts.map(({ key, points, className }) => {
        const width = all === 0 ? 0 : (points / all) * share * 100;
        const from = x;
        x += width;
        return <rect key={key} x={from} y="0" width={width} height="6" className={className} />;
      })}
    </svg>
  );
}

const Legend = () => (
  <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
    {sources.map(({ key, label, swatch }) => (
      <li key={key} className="flex items-center gap-1.5">
        <span className={`size-2.5 rounded-full ${swatch}`} aria-hidden /> {label}
      </li>
    ))}
  </ul>
);
