import type { SportDefinition } from '#features/sports/definitions/definition.ts';
import { periodName, periodsText } from '#features/sports/web/periods.ts';
import { Button } from '#web/ui/Button.tsx';
import { chosenWhenEntered } from '#web/ui/fields/Field.tsx';
import type { PeriodScore, Side } from '../../contract.ts';
import { sides } from '../../rules.ts';

interface PeriodFieldsProps {
  definition: SportDefinition;
  names: Record<Side, string>;
  scores: readonly PeriodScore[];
  onWrite: (scores: readonly PeriodScore[]) => void;
}

/** The score of each period, if somebody noted it. */
export function PeriodFields({ definition: { periods }, names, scores, onWrite }: PeriodFieldsProps) {
  const write = (at: number, side: Side, text: string) =>
    onWrite(
      scores.map((score, index) =>
        index === at ? { ...score, [side]: Number(text.replace(/\D/g, '').slice(0, 3)) } : score,
      ),
    );
  const add = (many: number) => onWrite([...scores, ...Array.from({ length: many }, () => ({ home: 0, away: 0 }))]);
  return (
    <div className="grid gap-2">
      {scores.map((score, at) => {
        const name = periodName(periods, at + 1);
        return (
          <div key={name} className="flex items-center justify-between gap-3">
            <span className="font-semibold text-sm">{name}</span>
            <span className="flex items-center gap-2">
              {sides.map((side) => (
                <input
                  key={side}
                  aria-label={`${name}, ${names[side]}`}
                  inputMode="numeric"
                  value={score[side]}
                  {...chosenWhenEntered}
                  onChange={({ target }) => write(at, side, target.value)}
                  className="score h-11 w-16 rounded-control border border-edge bg-ground text-center text-xl"
                />
              ))}
            </span>
          </div>
        );
      })}
      <div className="flex gap-2 *:flex-1">
        <Button small onClick={() => add(scores.length === 0 ? periods.count : 1)}>
          {scores.length === 0 ? `Add ${periodsText(periods)}` : 'Add another'}
        </Button>
        {scores.length > 0 && (
          <Button small onClick={() => onWrite(scores.slice(0, -1))}>
            Remove last
          </Button>
        )}
      </div>
    </div>
  );
}
