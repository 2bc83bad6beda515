import type { WorkoutPart } from '../contract.ts';
import { minutesText, type PlanPart, partNames } from '../rules.ts';

/** One colour for each part of a session, where it is drawn and where it is named. */
export const partColours: Readonly<Record<WorkoutPart, string>> = {
  'warm-up': 'bg-gold',
  main: 'bg-accent-text',
  'cool-down': 'bg-info',
};

/** A session as one bar: how its time is shared out. */
export function TimeBar({ parts }: { parts: readonly PlanPart[] }) {
  const whole = parts.reduce((sum, { seconds }) => sum + seconds, 0);
  return (
    <div className="grid gap-2.5">
      <div className="flex h-3.5 gap-1 overflow-hidden rounded-full" aria-hidden>
        {parts.map(({ part, seconds }) => (
          <span
            key={part}
            className={`block min-w-2 rounded-xs ${partColours[part]}`}
            style={{ flexGrow: whole === 0 ? 1 : seconds }}
          />
        ))}
      </div>
      <dl className="flex flex-wrap gap-x-5 gap-y-1.5">
        {parts.map(({ part, seconds }) => (
          <div key={part} className="flex items-center gap-2">
            <span className={`size-2.5 rounded-full ${partColours[part]}`} aria-hidden />
            <dt className="text-[0.8125rem] text-soft">{partNames[part]}</dt>
            <dd className="score text-[1.0625rem]">{minutesText(seconds)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
