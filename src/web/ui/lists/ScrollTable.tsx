import type { ReactNode } from 'react';

interface ScrollTableProps {
  label: string;
  /** With what the table lies on, where that is no card: `[--behind:var(--color-raised)]`. */
  className?: string;
  table?: string;
  children: ReactNode;
}

/** A table that may be wider than its place: its edge is shaded where it goes on, and its first column stays. */
export function ScrollTable({ label, className = '', table = '', children }: ScrollTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section aria-label={label} tabIndex={0} className={`scroll-table scrollbar-none ${className}`}>
      <table className={`w-full ${table}`}>{children}</table>
    </section>
  );
}
