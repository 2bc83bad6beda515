import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import type { Progress } from '#shared/progress.ts';
import { ApiError } from '#web/api/api.ts';
import { useWrite } from '#web/api/write.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextInput } from '#web/ui/fields/inputs.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Act, Outcome } from './acts.ts';

interface ActRowProps {
  act: Act;
  onDone: (outcome: Outcome) => void;
}

export function ActRow({ act, onDone }: ActRowProps) {
  const [asking, setAsking] = useState(false);
  const { start, progress, busy } = useAct(act, onDone);
  const cancel = () => {
    setAsking(false);
    toast(act.cancelled);
  };
  return (
    <li className="grid gap-2.5 py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-2.5">
        <p className="min-w-48 flex-1 text-sm text-soft">{act.about}</p>
        <Button variant="danger" small busy={busy} busyLabel={act.busyLabel} onClick={() => setAsking(true)}>
          {act.label}
        </Button>
      </div>
      {busy && progress && <ProgressBar progress={progress} />}
      {asking && (
        <Confirmation
          act={act}
          onCancel={cancel}
          onConfirmed={() => {
            setAsking(false);
            start();
          }}
        />
      )}
    </li>
  );
}

const steps: Readonly<Record<string, string>> = {
  copy: 'Copying the database',
  pack: 'Making the snapshot',
  check: 'Checking the snapshot',
  delete: 'Deleting',
};

function ProgressBar({ progress: { step, done, of } }: { progress: Progress }) {
  const label = steps[step] ?? step;
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex justify-between gap-3">
        <span role="status">{label}</span>
        <span className="tabular-nums text-soft">{done} %</span>
      </p>
      <progress
        value={done}
        max={of}
        aria-label={label}
        className="h-2 w-full appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-live-text [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-live-text"
      />
    </div>
  );
}

/** Performs a confirmed act that cannot be undone. Without a recent password, the server makes the app ask for it. */
function useAct(act: Act, onDone: (outcome: Outcome) => void) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const doing = useWrite({
    send: () => act.send(setProgress),
    onDone: (outcome: Outcome) => {
      toast(outcome.toast);
      onDone(outcome);
      void client.invalidateQueries();
    },
    onFailed: (error) => toast(whatHappened(act, error)),
  });
  const start = () => {
    setProgress(null);
    doing.mutate(undefined);
  };
  return { start, progress, busy: doing.isPending };
}

function whatHappened(act: Act, error: Error) {
  if (!(error instanceof ApiError)) return act.failed(error);
  if (error.code === 'step-up') return act.cancelled;
  if (error.status !== 401) return act.failed(error);
  return { title: 'Authentication Error', description: 'Please log in as admin first.', tone: 'bad' as const };
}

interface ConfirmationProps {
  act: Act;
  onCancel: () => void;
  onConfirmed: () => void;
}

/** Asks for the exact phrase; anything else cancels. Then shows the warning, if there is one. */
function Confirmation({ act, onCancel, onConfirmed }: ConfirmationProps) {
  const [isTyped, setTyped] = useState(false);
  if (isTyped && act.warning) return <Warning act={act} onCancel={onCancel} onConfirmed={onConfirmed} />;
  const decide = (typed: string) => {
    if (typed !== act.phrase) onCancel();
    else if (act.warning) setTyped(true);
    else onConfirmed();
  };
  return <PhraseDialog act={act} onCancel={onCancel} onTyped={decide} />;
}

interface PhraseDialogProps {
  act: Act;
  onCancel: () => void;
  onTyped: (typed: string) => void;
}

function PhraseDialog({ act: { label, about, phrase }, onCancel, onTyped }: PhraseDialogProps) {
  const formId = useId();
  const [typed, setTyped] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onTyped(typed);
  };
  return (
    <Dialog
      title={label}
      description={about}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" form={formId} variant="danger">
            {label}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate autoComplete="off" onSubmit={submit}>
        <Field label={`Type ${phrase} to confirm`} hint="Anything else cancels." required>
          {(ties) => (
            <TextInput
              {...ties}
              name="confirm"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={100}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

function Warning({ act: { label, warning }, onCancel, onConfirmed }: ConfirmationProps) {
  return (
    <Dialog
      title={label}
      description={warning}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant="danger" onClick={onConfirmed}>
            {label}
          </Button>
        </>
      }
    />
  );
}
