import { Clock, TriangleAlert } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { characters, roomText } from '#shared/text.ts';
import { untilConnected, useConnection } from '../api/api.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { Field, TextArea } from '../ui/fields/Field.tsx';
import { type Entry, getText, isErased } from './entry.ts';
import { removeEntry, retryEntry, rewriteEntry, useAllQueued } from './queued.ts';

/** Lists everything the person wrote offline that has not been sent. */
export function OutboxDialog({ onClose }: { onClose: () => void }) {
  const entries = useAllQueued();
  const connection = useConnection();
  return (
    <Dialog
      title="Waiting on this device"
      description={connection === 'online' ? undefined : `It will be sent when ${untilConnected(connection)}.`}
      onClose={onClose}
    >
      {entries.length === 0 && <p className="text-sm">Nothing is waiting.</p>}
      <ul className="grid gap-4">
        {entries.map((entry) => (
          <QueuedEntry key={entry.id} entry={entry} />
        ))}
      </ul>
    </Dialog>
  );
}

function QueuedEntry({ entry }: { entry: Entry }) {
  const [isEdited, setEdited] = useState(false);
  const text = getText(entry);
  const isRefused = entry.refusal !== undefined;
  return (
    <li className="grid gap-2 border-line border-t pt-4 first:border-t-0 first:pt-0">
      <p className="font-bold wrap-anywhere">{entry.label}</p>
      {text !== null && !isEdited && <p className="whitespace-pre-line text-sm wrap-anywhere">{text}</p>}
      <p className={`flex gap-1.5 text-sm ${isRefused ? 'text-live-text' : 'text-soft'}`}>
        {isRefused ? (
          <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
        ) : (
          <Clock className="mt-0.5 size-4 shrink-0" aria-hidden />
        )}
        <span className="min-w-0 wrap-anywhere">{isRefused ? `Not sent: ${entry.refusal}` : 'Waiting to be sent'}</span>
      </p>
      {isEdited && text !== null ? (
        <Rewriting entry={entry} before={text} onDone={() => setEdited(false)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {isRefused && !isErased(entry) && (
            <Button small aria-label={`Try again: ${entry.label}`} onClick={() => void retryEntry(entry)}>
              Try again
            </Button>
          )}
          {text !== null && (
            <Button small aria-label={`Edit: ${entry.label}`} onClick={() => setEdited(true)}>
              Edit
            </Button>
          )}
          <Button small aria-label={`Remove: ${entry.label}`} onClick={() => void removeEntry(entry)}>
            Remove
          </Button>
        </div>
      )}
    </li>
  );
}

interface RewritingProps {
  entry: Entry;
  before: string;
  onDone: () => void;
}

function Rewriting({ entry, before, onDone }: RewritingProps) {
  const [typed, setTyped] = useState(before);
  const id = useId();
  const room = (entry.text?.max ?? 0) - characters(typed.trim());
  const isFine = room >= 0 && typed.trim() !== '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isFine) void rewriteEntry(entry, typed.trim()).then(onDone);
  };
  return (
    <form id={id} aria-label={`Edit: ${entry.label}`} onSubmit={submit} noValidate className="grid gap-2">
      <Field label="Your text" error={room < 0 ? roomText(room) : undefined} required>
        {(ties) => (
          <TextArea
            {...ties}
            autoFocus
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            className="max-h-60 [field-sizing:content]"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button small type="submit" variant="primary" disabled={!isFine}>
          Save
        </Button>
        <Button small onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
