import type { CardColour } from '#features/teams/sports/definitions/definition.ts';

/** Cards have the same colours in the light and the dark theme. */
const fills = { green: 'bg-[oklch(0.7_0.18_150)]', yellow: 'bg-[oklch(0.86_0.17_92)]', red: 'bg-[oklch(0.6_0.23_25)]' };

/** A referee's card. It is hidden from screen readers: the text beside it, or the name of its key, says which card it is. */
export const CardMark = ({ colour, className = 'mr-1.5 inline-block' }: { colour: CardColour; className?: string }) => (
  <span aria-hidden className={`h-3.5 w-2.5 rounded-[2px] border border-black/25 ${fills[colour]} ${className}`} />
);
