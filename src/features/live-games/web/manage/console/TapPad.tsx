import type { SportDefinition } from '#features/sports/definitions/definition.ts';
import { pointsOf } from '../../../tap-rules.ts';

/** The taps of the sport: what scores is large and first. */
export function TapPad({ definition, onTap }: { definition: SportDefinition; onTap: (key: string) => void }) {
  const scoring = definition.taps.filter(({ key }) => pointsOf(definition, key) !== 0);
  const others = definition.taps.filter(({ key }) => pointsOf(definition, key) === 0);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {scoring.map((tap) => (
          <button
            key={tap.key}
            type="button"
            aria-label={`${tap.label} ${tap.name}`}
            onClick={() => onTap(tap.key)}
            className={`score min-h-20 grow basis-[30%] rounded-card bg-accent px-1 leading-none text-on-accent transition active:scale-97 ${tap.label.length > 4 ? 'text-2xl' : 'text-3xl'}`}
          >
            {tap.label}
          </button>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {others.map((tap) => (
          <button
            key={tap.key}
            type="button"
            aria-label={`${tap.label} ${tap.name}`}
            onClick={() => onTap(tap.key)}
            className="min-h-13 grow basis-[22%] rounded-control border border-line bg-raised px-1 text-sm font-bold transition active:scale-97"
          >
            {tap.label}
          </button>
        ))}
      </div>
    </div>
  );
}
