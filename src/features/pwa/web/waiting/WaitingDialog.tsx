import { Clock, TriangleAlert } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { characters, roomText } from '#shared/text.ts';
import { textOf, type WaitingWrite } from '#shared/waiting.ts';
import { useConnection } from '#web/api/api.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Field, TextArea } from '#web/ui/fields/Field.tsx';
import { useAllWaiting } from '#web/waiting/waiting.ts';
import { removeWaiting, rewriteWaiting, tryWaitingAgain } from './flush.ts';

/** Lists everything the person wrote offline that has not been sent. */
export function WaitingDialog({ onClose }: { onClose: () => void }) {
  const writes = useAllWaiting();
  const isOnline = useConnection();
  return (
    <Dialog
      title="Waiting on this device"
      description={isOnline ? undefined : "It will be sent when you're back online."}
      onClose={onClose}
    >
      {writes.length === 0 && <p className="text-sm">Nothing is waiting.</p>}
      <ul className="grid gap-4">
        {writes.map((write) => (
          <Waiting key={write.id} write={write} />
        ))}
      </ul>
    </Dialog>
  );
}

function Waiting({ write }: { write: WaitingWrite }) {
  const [isEdited, setEdited] = useState(false);
  const text = textOf(write);
  const isRefused = write.refusal !== undefined;
  return (
    <li className="grid gap-2 border-line border-t pt-4 first:border-t-0 first:pt-0">
      <p className="font-bold wrap-anywhere">{write.label}</p>
      {text !== null && !isEdited && <p className="whitespace-pre-line text-sm wrap-anywhere">{text}</p>}
      <p className={`flex gap-1.5 text-sm ${isRefused ? 'text-live-text' : 'text-soft'}`}>
        {isRefused ? (
          <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
        ) : (
          <Clock className="mt-0.5 size-4 shrink-0" aria-hidden />
        )}
        <span className="min-w-0 wrap-anywhere">{isRefused ? `Not sent: ${write.refusal}` : 'Waiting to be sent'}</span>
      </p>
      {isEdited && text !== null ? (
        <Rewriting write={write} before={text} onDone={() => setEdited(false)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {isRefused && (
            <Button small aria-label={`Try again: ${write.label}`} onClick={() => void tryWaitingAgain(write)}>
              Try again
            </Button>
          )}
          {text !== null && (
            <Button small aria-label={`Edit: ${write.label}`} onClick={() => setEdited(true)}>
              Edit
            </Button>
          )}
          <Button small aria-label={`Remove: ${write.label}`} onClick={() => void removeWaiting(write)}>
            Remove
          </Button>
        </div>
      )}
    </li>
  );
}

interface RewritingProps {
  write: WaitingWrite;
  before: string;
  onDone: () => void;
}

function Rewriting({ write, before, onDone }: RewritingProps) {
  const [typed, setTyped] = useState(before);
  const id = useId();
  const room = (write.text?.max ?? 0) - characters(typed.trim());
  const isFine = room >= 0 && typed.trim() !== '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isFine) void rewriteWaiting(write, typed.trim()).then(onDone);
  };
  return (
    <form id={id} aria-label={`Edit: ${write.label}`} onSubmit={submit} noValidate className="grid gap-2">
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
