import type { ReactNode } from 'react';

interface IconTileProps {
  /** Its size and corners, and where it stands. */
  className?: string;
  children: ReactNode;
}

/** An icon on a small field of its own, before a title. */
export const IconTile = ({ className = 'size-11 rounded-control', children }: IconTileProps) => (
  <span className={`grid shrink-0 place-items-center bg-raised text-accent-text ${className}`}>{children}</span>
);
