import type { ReactNode } from 'react';

/** Two columns on a desktop, three in a large window if the side has enough cards (pieces.css). */
export const Columns = ({ main, side }: { main: ReactNode; side: ReactNode }) => (
  <div className="page-columns">
    <div>{main}</div>
    <div>{side}</div>
  </div>
);
