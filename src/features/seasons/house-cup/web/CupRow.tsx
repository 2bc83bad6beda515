import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Crest } from '#web/ui/Crest.tsx';
import type { CupTableRow } from '../contract.ts';
import { gainText, pointsText } from '../in-words.ts';
import { gainOf } from '../week-rules.ts';

interface CupRowProps {
  row: CupTableRow;
  link: LinkProps;
  /** Null where the table cannot say it. */
  points: number | null;
  /** How long its bar is, from 0 to 1, and what it is made of. */
  share: number;
  parts: readonly BarPart[];
  isMine: boolean;
  /** Once the cup is over, nobody gains anything. */
  isOver: boolean;
  /** Below the name, and below the points. */
  below?: ReactNode;
  belowPoints?: ReactNode;
  /** On a small card. */
  isSmall?: boolean;
}

export interface BarPart {
  key: string;
  points: number;
  className: string;
}

const look = 'flex items-center rounded-control px-2 transition hover:bg-raised';

/** A residence in the cup: its place, its points as a number and a bar, and what it gained last. */
export function CupRow({
  row,
  link,
  points,
  share,
  parts,
  isMine,
  isOver,
  below,
  belowPoints,
  isSmall = false,
}: CupRowProps) {
  const { residence, position } = row;
  const gain = isOver ? 0 : gainOf(row);
  return (
    <li className="border-line border-t first:border-t-0">
      <Link
        {...link}
        className={`${look} ${isSmall ? 'gap-2.5 py-2' : 'gap-3 py-2.5'} ${link['aria-expanded'] ? 'bg-raised' : ''} ${isMine ? 'text-accent-text' : ''}`}
      >
        <span className="score min-w-6 shrink-0 text-right text-xl">{position}</span>
        <Crest
          name={residence.name}
          logo={residence.crest}
          colours={[residence.firstColour, residence.secondColour]}
          size={isSmall ? 24 : 32}
          lazy
        />
        <span className="grid min-w-0 flex-1 gap-1.5">
          <span className="flex items-baseline gap-x-2 max-[359px]:flex-wrap">
            <span className="min-w-0 flex-1 font-bold leading-tight wrap-anywhere max-[359px]:basis-full">
              {residence.name}
            </span>
            {gain !== 0 && (
              <span className={`score shrink-0 text-base ${gain > 0 ? 'text-win' : 'text-live-text'}`}>
                {gainText(gain)}
                <span className="sr-only"> in the last week</span>
              </span>
            )}
          </span>
          <Bar parts={parts} share={share} />
          {below}
        </span>
        <span className={`shrink-0 text-right ${isSmall ? 'min-w-10' : 'min-w-14'}`}>
          <span className={`score ${isSmall ? 'text-xl' : 'text-2xl'}`}>
            {points === null ? '–' : pointsText(points)}
          </span>
          <span className="sr-only"> points</span>
          {belowPoints}
        </span>
      </Link>
    </li>
  );
}

/** What cost points has no part. */
function Bar({ parts, share }: { parts: readonly BarPart[]; share: number }) {
  const all = parts.reduce((sum, { points }) => sum + Math.max(0, points), 0);
  let x = 0;
  return (
    <svg aria-hidden viewBox="0 0 100 6" preserveAspectRatio="none" className="h-1.5 w-full rounded-full bg-line">
      {parts.map(({ key, points, className }) => {
        const width = all === 0 ? 0 : (Math.max(0, points) / all) * share * 100;
        const from = x;
        x += width;
        return <rect key={key} x={from} y="0" width={width} height="6" className={className} />;
      })}
    </svg>
  );
}
