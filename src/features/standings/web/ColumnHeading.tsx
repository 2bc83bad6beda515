interface ColumnHeadingProps {
  short: string;
  label: string;
  className?: string;
}

/** A column headed by a letter or two; pointers and screen readers get its full name. */
export const ColumnHeading = ({ short, label, className = 'font-medium' }: ColumnHeadingProps) => (
  <th scope="col" className={className}>
    <abbr title={label} className="no-underline" aria-label={label}>
      {short}
    </abbr>
  </th>
);
