import { Button } from '../ui/Button.tsx';
import type { ResourceField } from './kind.ts';
import { changedFields, type FormValues } from './values.ts';

interface ConflictNoticeProps {
  noun: string;
  fields: readonly ResourceField[];
  /** What the form began with, what the row is now, and what was typed. */
  opened: FormValues;
  theirs: FormValues;
  mine: FormValues;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody else saved first: shows what they changed, and leaves the choice. */
export function ConflictNotice({ noun, fields, opened, theirs, mine, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  return (
    <section role="alert" aria-label="Changed by somebody else" className="grid gap-3 rounded-card bg-gold/15 p-4">
      <p className="font-bold">Somebody else changed this {noun} while you were editing it.</p>
      <dl className="grid gap-2 text-sm">
        {changedFields(fields, opened, theirs).map((field) => (
          <div key={field.name}>
            <dt className="font-semibold text-soft">{field.label}</dt>
            <dd>Now: {said(theirs[field.name])}</dd>
            <dd>Yours: {said(mine[field.name])}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button small onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <Button small onClick={onKeepMine}>
          Save mine
        </Button>
      </div>
    </section>
  );
}

function said(value: string | boolean | undefined): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return value || 'nothing';
}
