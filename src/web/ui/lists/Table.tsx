import type { ReactNode } from 'react';

interface TableProps {
  /** For screen readers. */
  caption?: string;
  className?: string;
  children: ReactNode;
}

/** Names at the left, figures at the right: `figures` in pieces.css styles the cells. `--edge` is the space at both sides. */
export function Table({ caption, className = '', children }: TableProps) {
  return (
    <table className={`figures ${className}`}>
      {caption !== undefined && <caption className="sr-only">{caption}</caption>}
      {children}
    </table>
  );
}

interface ScrollTableProps extends TableProps {
  /** Names the area that scrolls. */
  label: string;
  /** Must name the background when the table is not on a card: `[--behind:var(--color-raised)]`. */
  frame?: string;
}

/** A table that may be wider than its container: the edge is shaded while there is more, and the first column stays. */
export function ScrollTable({ label, frame = '', ...table }: ScrollTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className={`scroll-table scrollbar-none ${frame}`}>
      <Table {...table} />
    </section>
  );
}

interface ColumnHeadingProps {
  short: string;
  label: string;
  className?: string;
}

/** A column headed by a letter or two; pointers and screen readers get its full name. */
export const ColumnHeading = ({ short, label, className }: ColumnHeadingProps) => (
  <th scope="col" aria-label={label} className={className}>
    <abbr title={label} className="no-underline">
      {short}
    </abbr>
  </th>
);
