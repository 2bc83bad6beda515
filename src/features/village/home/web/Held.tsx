import type { ReactNode } from 'react';

interface HeldProps {
  rows: number;
  /** Pixels of a row. */
  height: number;
  className?: string;
  children: ReactNode;
}

/** Pixels of a card's heading. */
const heading = 61;

/** Holds the place of a card whose code loads after the page; renders nothing without rows. */
export const Held = ({ rows, height, className, children }: HeldProps) =>
  rows > 0 && (
    <div style={{ minHeight: heading + height * rows }} className={className}>
      {children}
    </div>
  );
