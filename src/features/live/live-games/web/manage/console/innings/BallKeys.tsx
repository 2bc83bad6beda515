import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { Tap } from '#features/teams/sports/definitions/definition.ts';
import { getName } from '../TapPad.tsx';
import type { ConsoleState } from '../use-console.ts';
import { ballRows } from './ball-rows.ts';
import type { InningsConsole } from './use-innings.ts';

interface BallKeysProps {
  console: ConsoleState;
  innings: InningsConsole;
}

const key = 'relative min-w-0 flex-1 rounded-control px-1 transition-transform active:scale-97';
const firstRow = 4;

/** A key for each ball: what was run, a wicket, and the extras. */
export function BallKeys({ console: { definition }, innings: { play, open } }: BallKeysProps) {
  const { bat, extras } = ballRows(definition);
  const [flash, setFlash] = useState({ key: '', count: 0 });
  const press = (tap: Tap, at: number) => {
    setFlash(({ count }) => ({ key: tap.key, count: count + 1 }));
    play(tap, { at });
  };
  const renderKey = (tap: Tap, look: string) => (
    <button
      key={tap.key}
      type="button"
      aria-label={getName(tap)}
      onClick={({ timeStamp }) => press(tap, timeStamp)}
      className={`${key} ${look}`}
    >
      {tap.label}
      {flash.key === tap.key && (
        <span
          key={flash.count}
          aria-hidden
          className="absolute inset-0 rounded-[inherit] bg-ink opacity-0 transition-opacity duration-320 ease-out starting:opacity-65"
        />
      )}
    </button>
  );
  const runs = 'score figure bg-accent text-on-accent';
  const plain = 'border border-line bg-raised font-bold text-sm leading-tight';
  return (
    <fieldset aria-label="Plays" className="flex min-h-0 min-w-0 flex-1 flex-col gap-1.5">
      <div className="flex min-h-15 flex-[4_1_0] gap-1.5 lg:max-h-40">
        {bat.slice(0, firstRow).map((tap) => renderKey(tap, runs))}
      </div>
      <div className="flex min-h-15 flex-[4_1_0] gap-1.5 lg:max-h-40">
        {bat.slice(firstRow).map((tap) => renderKey(tap, runs))}
        <button
          type="button"
          onClick={() => open('wicket')}
          className={`${key} flex-[1.6] border border-live/60 bg-raised font-bold text-base`}
        >
          Wicket
        </button>
        <button
          type="button"
          aria-label="More balls"
          onClick={() => open('more')}
          className="grid min-w-0 flex-[0.7] place-items-center rounded-control border border-edge border-dashed text-soft"
        >
          <Ellipsis className="size-6" aria-hidden />
        </button>
      </div>
      <div className="flex min-h-12 flex-[3_1_0] gap-1.5 lg:max-h-32">{extras.map((tap) => renderKey(tap, plain))}</div>
    </fieldset>
  );
}
