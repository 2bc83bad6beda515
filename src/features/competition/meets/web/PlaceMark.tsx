import { ordinalText } from '#shared/notation.ts';

const medals: Readonly<Record<number, string>> = {
  1: 'border-gold bg-gold/15 text-gold',
  2: 'border-silver bg-silver/15 text-silver',
  3: 'border-bronze bg-bronze/15 text-bronze',
};

/** A place, the first three in the colour of their medal; a line for who has none. */
export function PlaceMark({ place }: { place: number | null }) {
  if (place === null) {
    return (
      <span className="grid size-8 shrink-0 place-items-center text-soft" aria-hidden>
        –
      </span>
    );
  }
  return (
    <span
      className={`score grid size-8 shrink-0 place-items-center rounded-full border text-lg leading-none ${medals[place] ?? 'border-transparent text-soft'}`}
    >
      <span aria-hidden>{place}</span>
      <span className="sr-only">{ordinalText(place)}</span>
    </span>
  );
}
