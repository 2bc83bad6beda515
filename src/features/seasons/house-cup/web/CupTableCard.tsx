import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { searchWith } from '#web/routing/search-params.ts';
import { Card } from '#web/ui/Card.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { CupTable, CupTableRow } from '../contract.ts';
import { endText, pointsText } from '../in-words.ts';
import { ownCupOptions } from './api.ts';
import { CupRow } from './CupRow.tsx';

interface CupTableCardProps {
  table: CupTable;
  /** The residence whose points are open. */
  chosen: number | undefined;
  onPressed: (residenceId: number) => void;
}

/** The table: places, points as numbers and as bars, and what was gained last. Each row opens its points. */
export function CupTableCard({ table, chosen, onPressed }: CupTableCardProps) {
  const mine = useQuery(ownCupOptions()).data?.residenceId;
  const most = Math.max(1, ...table.rows.map(measureOf(table)));
  const isPerHead = table.order === 'perHead';
  const isOver = endText(table, useZone().wall(new Date(useNow()))) !== null;
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
            isOver={isOver}
            isOpen={row.residence.id === chosen}
            onPressed={onPressed}
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
  isOver: boolean;
  isOpen: boolean;
  onPressed: (residenceId: number) => void;
}

function Row({ row, share, isPerHead, isMine, isOver, isOpen, onPressed }: RowProps) {
  const { residence, points, perHead } = row;
  const [search] = useSearchParams();
  const to = { search: searchWith(`?${search}`, { residence: isOpen ? null : residence.id }) };
  return (
    <CupRow
      row={row}
      link={{
        ...{ to, preventScrollReset: true, 'aria-expanded': isOpen },
        onClick: () => onPressed(residence.id),
      }}
      points={isPerHead ? perHead : points}
      share={share}
      parts={sources.map(({ key, className }) => ({ key, className, points: row[key] }))}
      isMine={isMine}
      isOver={isOver}
      below={isMine && <span className="text-xs">Your residence</span>}
      belowPoints={isPerHead && <span className="block text-xs text-soft">{pointsText(points)} in all</span>}
    />
  );
}

/** What the points came from. */
const sources = [
  { key: 'places', label: 'Places', className: 'fill-accent', swatch: 'bg-accent' },
  { key: 'games', label: 'Games', className: 'fill-info', swatch: 'bg-info' },
  { key: 'other', label: 'Taking part and others', className: 'fill-gold', swatch: 'bg-gold' },
] as const;

const Legend = () => (
  <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
    {sources.map(({ key, label, swatch }) => (
      <li key={key} className="flex items-center gap-1.5">
        <span className={`size-2.5 rounded-full ${swatch}`} aria-hidden /> {label}
      </li>
    ))}
  </ul>
);
