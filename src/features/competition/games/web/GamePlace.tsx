import { Link } from 'react-router';
import type { Game } from '../contract.ts';

/** Where a game is played, with a link if it is a venue. */
export function GamePlace({ game: { location, venueId } }: { game: Pick<Game, 'location' | 'venueId'> }) {
  if (venueId === null) return location;
  return (
    <Link
      to={`/venues/${venueId}`}
      viewTransition
      className="relative z-1 underline decoration-line underline-offset-4 before:absolute before:-inset-x-1 before:-inset-y-3 hover:text-ink"
    >
      {location}
    </Link>
  );
}
