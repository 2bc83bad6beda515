/** What the marks in the days of a month mean: screen readers read the days' own labels. */
export const MarkLegend = ({ hasTeams }: { hasTeams: boolean }) => (
  <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 px-1 text-sm text-soft" aria-hidden>
    {legend
      .filter(({ isOwn }) => hasTeams || !isOwn)
      .map(({ shape, text }) => (
        <span key={text} className="inline-flex items-center gap-2">
          <span className={`h-1.5 rounded-full ${shape}`} />
          {text}
        </span>
      ))}
  </p>
);

const bar = 'w-2.5 lg:w-3.5';
const legend = [
  { shape: `${bar} bg-current`, text: 'Game', isOwn: false },
  { shape: `${bar} bg-accent-text`, text: 'Game of my teams', isOwn: true },
  { shape: 'w-1.5 bg-current', text: 'Event of mine', isOwn: false },
];
