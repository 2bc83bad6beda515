import type { Workout } from '../contract.ts';

const steps: Readonly<Record<Workout['intensity'], number>> = { Easy: 1, Moderate: 2, Hard: 3 };
const heights = ['h-2', 'h-3', 'h-4'];

/** How hard it is: a word, and bars like those of a signal. */
export function Intensity({ intensity }: Pick<Workout, 'intensity'>) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className="flex items-end gap-0.75" aria-hidden>
        {heights.map((height, at) => (
          <span
            key={height}
            className={`w-1.25 rounded-xs ${height} ${at < steps[intensity] ? 'bg-accent-text' : 'bg-edge'}`}
          />
        ))}
      </span>
      <span className="score text-xl">{intensity}</span>
    </span>
  );
}
