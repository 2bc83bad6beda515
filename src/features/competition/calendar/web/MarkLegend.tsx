/** What the marks in the days of a month mean: screen readers read the days' own labels. */
export const MarkLegend = () => (
  <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 px-1 text-sm text-soft" aria-hidden>
    {legend.map(({ shape, text }) => (
      <span key={text} className="inline-flex items-center gap-2">
        <span className={`h-1.5 rounded-full bg-current ${shape}`} />
        {text}
      </span>
    ))}
  </p>
);

const legend = [
  { shape: 'w-2.5 lg:w-3.5', text: 'Game' },
  { shape: 'w-1.5', text: 'Event of mine' },
];
