import { Button } from '#web/ui/Button.tsx';
import type { Clash } from './draft.ts';

interface ChangedMeanwhileProps {
  item: string;
  clashes: readonly Clash[] | undefined;
  labels: ReadonlyMap<string, string>;
  onTake: (name: string, theirs: string) => void;
}

/** Says that somebody else has saved meanwhile, and shows both values of what both changed. */
export function ChangedMeanwhile({ item, clashes, labels, onTake }: ChangedMeanwhileProps) {
  return (
    <div role="alert" className="empty:hidden">
      {clashes && (
        <div className="grid gap-2.5 rounded-control border border-gold p-3 text-sm">
          <p className="font-bold">Somebody else changed this {item} while you were editing it.</p>
          {clashes.map(({ name, theirs, yours }) => (
            <div key={name} className="flex items-center justify-between gap-3">
              <p>
                <span className="block font-semibold">{labels.get(name)}</span>
                <span className="block text-soft">
                  Now: {shown(theirs)} · Yours: {shown(yours)}
                </span>
              </p>
              <Button small onClick={() => onTake(name, theirs)}>
                Take theirs
              </Button>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

const shown = (value: string) => (value === 'true' ? 'yes' : value || '–');
