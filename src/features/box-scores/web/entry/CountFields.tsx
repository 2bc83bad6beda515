import type { Counts, SportDefinition, Statistic } from '#features/sports/definitions/definition.ts';
import { completed } from '#features/sports/rules.ts';
import { Stepper } from './Stepper.tsx';

interface CountFieldsProps {
  definition: SportDefinition;
  statistics: readonly Statistic[];
  /** Whose they are, for those who do not see where they stand. */
  of: string;
  counts: Counts;
  onWrite: (key: string, value: number | null) => void;
}

/** A stepper for each count, two for a pair. */
export function CountFields({ definition, statistics, of, counts, onWrite }: CountFieldsProps) {
  const all = completed(definition, counts);
  return (
    <div className="grid gap-2">
      {statistics.map((statistic) => {
        if (statistic.kind === 'derived') return null;
        const parts = statistic.kind === 'pair' ? [statistic.made, statistic.attempted] : [statistic];
        return (
          <div key={statistic.key} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
            <span className="min-w-20 flex-1 font-semibold text-sm">{statistic.label}</span>
            <span className="flex items-center justify-end gap-1">
              {parts.map((part, at) => (
                <span key={part.key} className="flex items-center gap-1">
                  {at > 0 && <span className="text-soft text-xs">of</span>}
                  <Stepper
                    label={`${part.label}, ${of}`}
                    value={counts[part.key]}
                    follows={counts[part.key] === undefined ? all[part.key] : undefined}
                    onWrite={(value) => onWrite(part.key, value)}
                  />
                </span>
              ))}
            </span>
          </div>
        );
      })}
    </div>
  );
}
