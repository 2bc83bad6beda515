import type { Band } from '#features/sports/rules.ts';

const marks: Record<Band, { path: string; className: string }> = {
  good: { path: 'M5 1l4 8H1z', className: 'text-win' },
  fair: { path: 'M5 1l4 4-4 4-4-4z', className: 'text-gold' },
  low: { path: 'M5 9L1 1h8z', className: 'text-live-text' },
};

/** A triangle up, a diamond or a triangle down: the shape says as much as the colour. */
export function BandMark({ band, className = '' }: { band: Band; className?: string }) {
  return (
    <svg viewBox="0 0 10 10" className={`inline size-2 shrink-0 ${marks[band].className} ${className}`} aria-hidden>
      <path d={marks[band].path} fill="currentColor" />
    </svg>
  );
}

export const bandColour = (band: Band | null): string => (band ? marks[band].className : '');

export function BandLegend() {
  return (
    <p className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-soft text-xs" aria-hidden>
      {(['good', 'fair', 'low'] as const).map((band) => (
        <span key={band} className="inline-flex items-center gap-1.5">
          <BandMark band={band} /> {band}
        </span>
      ))}
    </p>
  );
}
