import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { From, WithChoices } from '../controls/sources.tsx';
import {
  type Decisions,
  type Draft,
  type Drafts,
  type FieldConflict,
  type FormField,
  firstDecisions,
  type Side,
} from '../form/form.ts';
import { textIn, toWallText } from '../form/typed-values.ts';

interface EditConflictChoicesProps {
  kind: string;
  editConflicts: readonly FieldConflict[];
  drafts: Drafts;
  busy: boolean;
  onDecide: (decisions: Decisions) => void;
  onBack: () => void;
}

const sides: readonly { side: Side; label: string }[] = [
  { side: 'mine', label: 'Yours' },
  { side: 'theirs', label: 'Theirs' },
];

/** Shows both values of each field that somebody else changed meanwhile. Saving waits until each is decided. */
export function EditConflictChoices({ kind, editConflicts, drafts, busy, onDecide, onBack }: EditConflictChoicesProps) {
  const [decisions, setDecisions] = useState(() => firstDecisions(editConflicts));
  const isDecided = editConflicts.every(({ field }) => decisions[field.name] !== undefined);
  return (
    <Dialog
      title={`This ${kind.toLowerCase()} has changed in the meantime`}
      description="Someone else saved it after you opened it. Choose what to keep; everything else you typed stays."
      onClose={onBack}
      busy={busy}
      footer={
        <>
          <Button onClick={onBack} disabled={busy}>
            Back to the form
          </Button>
          <Button
            variant="primary"
            busy={busy}
            busyLabel="Saving..."
            disabled={!isDecided}
            onClick={() => onDecide(decisions)}
          >
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pt-1">
        {editConflicts.map((editConflict) => (
          <CollidingField
            key={editConflict.field.name}
            editConflict={editConflict}
            drafts={drafts}
            chosen={decisions[editConflict.field.name]}
            onChoose={(side) => setDecisions({ ...decisions, [editConflict.field.name]: side })}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface CollidingFieldProps {
  drafts: Drafts;
  editConflict: FieldConflict;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}

function CollidingField({ drafts, editConflict, chosen, onChoose }: CollidingFieldProps) {
  const { field, bothChanged } = editConflict;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{field.label}</legend>
      {sides.map(({ side, label }) => (
        <label
          key={side}
          className="flex gap-3 rounded-control border border-edge p-3 hover:border-soft has-checked:border-accent-text has-checked:bg-raised ring-within"
        >
          <input
            type="radio"
            name={field.name}
            checked={chosen === side}
            onChange={() => onChoose(side)}
            className="mt-1 size-4 shrink-0 accent-accent-text"
          />
          <span className="grid min-w-0 gap-0.5 wrap-anywhere">
            <span className="text-sm text-soft">{side === 'mine' && !bothChanged ? 'When you opened it' : label}</span>
            <ShownValue field={field} typed={editConflict[side]} draft={drafts[side]} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface ShownValueProps {
  field: FormField;
  typed: unknown;
  /** The other fields, on which the choices depend: a team belongs to the sport that the draft has. */
  draft: Draft;
}

/** A field's value as readable text. */
function ShownValue({ field, typed, draft }: ShownValueProps) {
  const { control } = field;
  const text = textIn(typed);
  if (control.kind === 'switch') return <span>{typed === true ? 'On' : 'Off'}</span>;
  if (control.kind === 'picture' && text !== '') return <ShownPicture address={text} shape={field.shape} />;
  if (control.kind === 'instant') {
    return (
      <From source={field.TimeZone} draft={draft}>
        {(timeZone = 'UTC') => <span>{toWallText(text, timeZone).replace('T', ', ') || 'Nothing'}</span>}
      </From>
    );
  }
  if (control.kind === 'rows') return <span className="whitespace-pre-line">{inLines(typed) || 'Nothing'}</span>;
  return (
    <WithChoices field={field} draft={draft}>
      {(choices) => (
        <span className="whitespace-pre-line">
          {choices?.find(({ value }) => value === text)?.label || text || 'Nothing'}
        </span>
      )}
    </WithChoices>
  );
}

/** Shows the address if the picture does not load. */
function ShownPicture({ address, shape = 1 }: { address: string; shape?: number | undefined }) {
  return (
    <Picture
      src={address}
      alt={address}
      instead={<span>{address}</span>}
      className="h-24 max-w-full rounded-control bg-raised object-cover"
      style={{ aspectRatio: Math.min(shape, 2) }}
    />
  );
}

const inLines = (typed: unknown): string =>
  Array.isArray(typed) ? typed.flatMap(formatLines).join('\n') : textIn(typed);

/** Writes a row as one line. A group's rows follow below its own line. */
function formatLines(row: unknown): string[] {
  const values: unknown[] = Object.values(Object(row));
  const words = values.filter((value) => !Array.isArray(value)).map(textIn);
  const text = words.filter((word) => word !== '').join(' · ');
  const within = values.filter(Array.isArray).flat().flatMap(formatLines);
  return within.length > 0 ? [`${text}:`, ...within] : [text];
}
