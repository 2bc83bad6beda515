import { ratingsText } from './copy.ts';

const [width, height, edge] = [64, 22, 3];

/** A small line of somebody's latest ratings, said in words for screen readers. */
export function RatingLine({ ratings, className = '' }: { ratings: readonly number[]; className?: string }) {
  const low = Math.min(...ratings);
  const span = Math.max(...ratings) - low || 1;
  const points = ratings.map((rating, at): [number, number] => [
    edge + (at * (width - 2 * edge)) / Math.max(ratings.length - 1, 1),
    height - edge - ((rating - low) * (height - 2 * edge)) / span,
  ]);
  const last = points.at(-1) ?? [0, 0];
  return (
    <svg
      role="img"
      aria-label={ratingsText(ratings)}
      viewBox={`0 0 ${width} ${height}`}
      className={`h-5.5 w-16 fill-none stroke-current stroke-[1.5] ${className}`}
    >
      {points.length > 1 && (
        <polyline points={points.map((point) => point.map((value) => value.toFixed(1)).join(',')).join(' ')} />
      )}
      <circle cx={last[0]} cy={last[1]} r="2" className="fill-current stroke-none" />
    </svg>
  );
}
