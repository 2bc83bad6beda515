import type { Over } from '../../innings-rules.ts';

/** The balls of an over as a scorer writes them: 1 · 4 W. */
export const OverBalls = ({ over }: { over: Over }) => (
  <ol aria-label="Balls of this over" className="flex min-w-0 gap-1">
    {over.balls.slice(-9).map(({ id, mark, isWicket }) => (
      <li
        key={id}
        className={`score grid h-7 min-w-7 place-items-center rounded-full px-1.5 text-base ${isWicket ? 'bg-ink text-ground' : 'bg-raised'}`}
      >
        {mark}
      </li>
    ))}
  </ol>
);
