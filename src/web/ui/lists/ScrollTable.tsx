import type { ReactNode } from 'react';

interface ScrollTableProps {
  label: string;
  /** Must name the background when the table is not on a card: `[--behind:var(--color-raised)]`. */
  className?: string;
  table?: string;
  children: ReactNode;
}

/** A table that may be wider than its container: the edge is shaded while there is more, and the first column stays. */
export function ScrollTable({ label, className = '', table = '', children }: ScrollTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className={`scroll-table scrollbar-none ${className}`}>
      <table className={`w-full ${table}`}>{children}</table>
    </section>
  );
}
