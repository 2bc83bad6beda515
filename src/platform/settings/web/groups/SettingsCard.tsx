import type { ReactNode } from 'react';
import { Refusal } from '#web/forms/Refusal.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { Group, SettingName } from './use-group.ts';

interface SettingsCardProps {
  /** The anchor for links to this group. */
  id?: string;
  heading: string;
  text: string;
  group: Group;
  /** The names of its settings, for edit conflicts. */
  labels: Partial<Record<SettingName, string>>;
  children: ReactNode;
}

export function SettingsCard({ id, heading, text, group, labels, children }: SettingsCardProps) {
  const mayBeSaved = group.isDirty && group.editConflicts.length === 0;
  return (
    <Card id={id} heading={heading} className="scroll-mt-4">
      <p className="-mt-2 mb-4 text-sm text-soft">{text}</p>
      <form aria-label={heading} onSubmit={group.save} noValidate className="grid gap-4">
        {children}
        {group.editConflicts.map((name) => (
          <EditConflict key={name} label={labels[name] ?? name} name={name} group={group} />
        ))}
        <Refusal of={group.form} />
        <div className="flex flex-wrap justify-end gap-2">
          {group.isDirty && (
            <Button onClick={group.discard} disabled={group.isBusy}>
              Discard
            </Button>
          )}
          <Button
            type="submit"
            variant={mayBeSaved ? 'primary' : 'quiet'}
            disabled={!mayBeSaved}
            busy={group.isBusy}
            busyLabel="Saving..."
          >
            Save
          </Button>
        </div>
      </form>
    </Card>
  );
}

function EditConflict({ label, name, group }: { label: string; name: SettingName; group: Group }) {
  const { values, settings, keepMine, takeTheirs } = group;
  return (
    <div role="alert" className="grid gap-2 rounded-control border border-edge p-3.5 text-sm">
      <p className="font-bold">{label}: someone else changed this while you were editing it.</p>
      <p className="text-soft wrap-anywhere">
        Now: <span className="text-ink">{formatValue(settings[name])}</span> · Yours:{' '}
        <span className="text-ink">{formatValue(values[name])}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button small onClick={() => takeTheirs(name)}>
          Use theirs
        </Button>
        <Button small onClick={() => keepMine(name)}>
          Keep mine
        </Button>
      </div>
    </div>
  );
}

function formatValue(value: Group['values'][SettingName]): string {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (!Array.isArray(value)) return String(value);
  return (
    value
      .map((item) =>
        typeof item === 'string' ? item : 'contact' in item ? `${item.label} ${item.contact}` : item.label,
      )
      .join(', ') || 'none'
  );
}
