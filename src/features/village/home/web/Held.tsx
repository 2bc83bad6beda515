import type { ReactNode } from 'react';

interface HeldProps {
  heading: string;
  /** The heights of the card's rows in pixels. */
  rows: readonly number[];
  className?: string;
  children: ReactNode;
}

/** Pixels of a card's heading. */
const headingHeight = 61;

/** Holds the place of a card whose code loads after the page (pieces.css draws it); renders nothing without rows. */
export const Held = ({ heading, rows, className = '', children }: HeldProps) =>
  rows.length > 0 && (
    <div
      data-heading={heading}
      style={{ minHeight: rows.reduce((sum, row) => sum + row, headingHeight), '--row': `${rows[0]}px` }}
      className={`held ${className}`}
    >
      {children}
    </div>
  );
