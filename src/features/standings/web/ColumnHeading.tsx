interface ColumnHeadingProps {
  short: string;
  label: string;
  className?: string;
}

/** A column that is known by a letter or two: pointers and readers learn its name. */
export const ColumnHeading = ({ short, label, className = 'font-medium' }: ColumnHeadingProps) => (
  <th scope="col" className={className}>
    <abbr title={label} className="no-underline" aria-label={label}>
      {short}
    </abbr>
  </th>
);
