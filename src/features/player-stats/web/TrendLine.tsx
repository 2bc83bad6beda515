const [width, height, inset] = [320, 72, 6];

/** What was scored game by game, the latest on the right. */
export function TrendLine({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values);
  const points = values.map((value, place) => ({
    x: inset + (place * (width - 2 * inset)) / (values.length - 1),
    y: height - inset - (value / most) * (height - 2 * inset),
  }));
  const last = points.at(-1);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Scored game by game, oldest first: ${values.join(', ')}`}
      className="w-full rounded-control bg-raised"
    >
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        className="fill-none stroke-2 stroke-accent-text"
        strokeLinejoin="round"
      />
      {last && <circle cx={last.x} cy={last.y} r="4" className="fill-accent-text" />}
    </svg>
  );
}
