import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComparedRow } from '../rules.ts';

interface MirroredBarsProps {
  names: readonly [first: string, second: string];
  rows: readonly ComparedRow[];
  decimals: number;
}

/** A table for screen readers; to the eye, two bars that grow from the middle, with an arrow at the better value. */
export function MirroredBars({ names, rows, decimals }: MirroredBarsProps) {
  return (
    <table className="w-full table-fixed text-center">
      <thead className="sr-only">
        <tr>
          <th scope="col">Statistic</th>
          <th scope="col">{names[0]}</th>
          <th scope="col">{names[1]}</th>
        </tr>
      </thead>
      <tbody className="grid gap-4">
        {rows.map((row) => (
          <Row key={row.key} row={row} decimals={decimals} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, decimals }: { row: ComparedRow; decimals: number }) {
  const { label, first, second, leading, better } = row;
  const word = better === 'fewer' ? 'fewer' : 'higher';
  const most = Math.max(first, second, 1);
  const value = (number: number) => number.toFixed(decimals);
  return (
    <tr className="grid grid-cols-2 items-center gap-x-1 gap-y-1.5">
      <th scope="row" className="col-span-2 row-start-1 text-sm font-normal text-soft">
        {label}
      </th>
      <td className="row-start-2 flex items-center justify-end gap-2">
        <Value
          text={value(first)}
          explanation={leading === 'first' ? word : null}
          arrow={<ChevronLeft className="size-5" aria-hidden />}
        />
        <Bar share={first / most} isLeading={leading === 'first'} side="first" />
      </td>
      <td className="row-start-2 flex flex-row-reverse items-center justify-end gap-2">
        <Value
          text={value(second)}
          explanation={leading === 'second' ? word : null}
          arrow={<ChevronRight className="size-5" aria-hidden />}
        />
        <Bar share={second / most} isLeading={leading === 'second'} side="second" />
      </td>
    </tr>
  );
}

interface ValueProps {
  text: string;
  /** The word that explains the mark. */
  explanation: string | null;
  arrow: React.ReactNode;
}

function Value({ text, explanation, arrow }: ValueProps) {
  return (
    <span className={`flex shrink-0 items-center ${explanation ? 'text-accent-text' : 'text-soft'}`}>
      {explanation && arrow}
      <span className="score min-w-9 text-2xl">{text}</span>
      {explanation && <span className="sr-only">, {explanation}</span>}
    </span>
  );
}

interface BarProps {
  /** 0 to 1. */
  share: number;
  isLeading: boolean;
  side: 'first' | 'second';
}

function Bar({ share, isLeading, side }: BarProps) {
  return (
    <span
      className={`flex h-3 min-w-0 flex-1 overflow-hidden bg-raised ${side === 'first' ? 'justify-end rounded-l-full' : 'rounded-r-full'}`}
      aria-hidden
    >
      <span className={`h-full ${isLeading ? 'bg-accent-text' : 'bg-soft'}`} style={{ width: `${100 * share}%` }} />
    </span>
  );
}
