import type { CardColour } from '#features/sports/definitions/definition.ts';

/** Cards are of the same colour by day and by night. */
const fills = { green: 'bg-[oklch(0.7_0.18_150)]', yellow: 'bg-[oklch(0.86_0.17_92)]', red: 'bg-[oklch(0.6_0.23_25)]' };

/** A card as a referee shows it; what it is stands beside it, or in the name of what it stands on. */
export const CardMark = ({ colour, className = 'mr-1.5 inline-block' }: { colour: CardColour; className?: string }) => (
  <span aria-hidden className={`h-3.5 w-2.5 rounded-[2px] border border-black/25 ${fills[colour]} ${className}`} />
);
