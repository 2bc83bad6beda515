import type { ReactNode } from 'react';

interface HeldProps {
  /** The heights of the card's rows in pixels. */
  rows: readonly number[];
  className?: string;
  children: ReactNode;
}

/** Pixels of a card's heading. */
const heading = 61;

/** Holds the place of a card whose code loads after the page; renders nothing without rows. */
export const Held = ({ rows, className = '', children }: HeldProps) =>
  rows.length > 0 && (
    <div
      style={{ minHeight: rows.reduce((sum, row) => sum + row, heading) }}
      className={`empty:rounded-card empty:bg-card ${className}`}
    >
      {children}
    </div>
  );
