import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { SportDefinition, Tap } from '#features/sports/definitions/definition.ts';
import { CardMark } from './CardMark.tsx';
import { padRows } from './pad-rows.ts';

interface TapPadProps {
  definition: SportDefinition;
  onTap: (key: string) => void;
  onMore: () => void;
}

/** The taps of the sport, as large as the screen allows: scoring taps first, rare ones behind one press. */
export function TapPad({ definition, onTap, onMore }: TapPadProps) {
  const { scoring, others } = padRows(definition);
  const [flash, setFlash] = useState({ key: '', count: 0 });
  const press = (key: string) => {
    setFlash(({ count }) => ({ key, count: count + 1 }));
    onTap(key);
  };
  const light = (key: string) =>
    flash.key === key && (
      <span
        key={flash.count}
        aria-hidden
        className="absolute inset-0 rounded-[inherit] bg-ink opacity-0 transition-opacity duration-320 ease-out starting:opacity-65"
      />
    );
  return (
    <fieldset aria-label="Plays" className="flex min-h-0 min-w-0 flex-col gap-1.5 [grid-area:pad]">
      {scoring.map((row) => (
        <div key={row[0]?.key} className="flex min-h-15 flex-[4_1_0] lg:max-h-56 gap-1.5">
          {row.map((tap) => (
            <button
              key={tap.key}
              type="button"
              aria-label={nameOf(tap)}
              onClick={() => press(tap.key)}
              className={`score relative min-w-0 flex-1 rounded-control bg-accent px-1 text-on-accent transition-transform active:scale-97 lg:rounded-card ${tap.label.length > 6 ? 'text-[min(1.5rem,6.6vw)] lg:text-4xl' : 'text-[min(2.25rem,9.6vw)] lg:text-6xl'}`}
            >
              {tap.label}
              {light(tap.key)}
            </button>
          ))}
        </div>
      ))}
      {others.map((row) => (
        <div key={row[0]?.key ?? 'more'} className="flex min-h-12 flex-[3_1_0] lg:max-h-40 gap-1.5">
          {row.map((tap) =>
            tap ? (
              <button
                key={tap.key}
                type="button"
                aria-label={nameOf(tap)}
                onClick={() => press(tap.key)}
                className="relative min-w-0 flex-1 rounded-control border border-line bg-raised px-1 font-bold text-[min(0.9375rem,4.4vw)] leading-tight transition-transform active:scale-97 lg:text-lg"
              >
                {tap.card && <CardMark colour={tap.card} />}
                {tap.label}
                {light(tap.key)}
              </button>
            ) : (
              <button
                key="more"
                type="button"
                aria-label="More plays"
                onClick={onMore}
                className="grid min-w-0 flex-1 place-items-center rounded-control border border-edge border-dashed text-soft"
              >
                <Ellipsis className="size-6" aria-hidden />
              </button>
            ),
          )}
        </div>
      ))}
    </fieldset>
  );
}

/** Starts with the visible label, so that people who use voice control can say what they see. */
export const nameOf = ({ label, name }: Tap): string =>
  `${name} `.startsWith(`${label} `) ? name : `${label} ${name}`;
