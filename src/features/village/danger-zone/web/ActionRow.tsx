import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { StepProgress, type Steps, snapshotSteps } from '#platform/backups/web/StepProgress.tsx';
import type { Progress } from '#shared/endpoints.ts';
import { ApiError } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { FormField } from '#web/forms/FormField.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx';
import { TextInput } from '#web/ui/fields/Field.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Action, Outcome } from './actions.ts';

interface ActionRowProps {
  action: Action;
  onDone: (outcome: Outcome) => void;
}

export function ActionRow({ action, onDone }: ActionRowProps) {
  const [asking, setAsking] = useState(false);
  const { start, progress, busy } = useAction(action, onDone);
  const cancel = () => {
    setAsking(false);
    toast(action.cancelled);
  };
  return (
    <li className="grid gap-2.5 py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-2.5">
        <p className="min-w-48 flex-1 text-sm text-soft">{action.about}</p>
        <Button variant="danger" small busy={busy} busyLabel={action.busyLabel} onClick={() => setAsking(true)}>
          {action.label}
        </Button>
      </div>
      {busy && progress && <StepProgress progress={progress} steps={steps} />}
      {asking && (
        <Confirmation
          action={action}
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

const steps: Steps = { ...snapshotSteps, delete: 'Deleting' };

/** Performs a confirmed act that cannot be undone. Without a recent password, the server makes the app ask for it. */
function useAction(action: Action, onDone: (outcome: Outcome) => void) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const doing = useWrite({
    send: () => action.send(setProgress),
    onDone: (outcome: Outcome) => {
      toast(outcome.toast);
      onDone(outcome);
      void client.invalidateQueries();
    },
    onFailed: (error) => toast(whatHappened(action, error)),
  });
  const start = () => {
    setProgress(null);
    doing.mutate(undefined);
  };
  return { start, progress, busy: doing.isPending };
}

function whatHappened(action: Action, error: Error) {
  if (!(error instanceof ApiError)) return action.failed(error);
  if (error.code === 'step-up') return action.cancelled;
  if (error.status !== 401) return action.failed(error);
  return { title: 'Authentication Error', description: 'Please log in as admin first.', tone: 'bad' as const };
}

interface ConfirmationProps {
  action: Action;
  onCancel: () => void;
  onConfirmed: () => void;
}

/** Asks for the exact phrase; anything else cancels. Then shows the warning, if there is one. */
function Confirmation({ action, onCancel, onConfirmed }: ConfirmationProps) {
  const [isTyped, setTyped] = useState(false);
  if (isTyped && action.warning) return <Warning action={action} onCancel={onCancel} onConfirmed={onConfirmed} />;
  const decide = (typed: string) => {
    if (typed !== action.phrase) onCancel();
    else if (action.warning) setTyped(true);
    else onConfirmed();
  };
  return <PhraseDialog action={action} onCancel={onCancel} onTyped={decide} />;
}

interface PhraseDialogProps {
  action: Action;
  onCancel: () => void;
  onTyped: (typed: string) => void;
}

const PhraseForm = z.object({ confirm: z.string() });

function PhraseDialog({ action: { label, about, phrase }, onCancel, onTyped }: PhraseDialogProps) {
  const form = useContractForm({ contract: PhraseForm, defaultValues: { confirm: '' } });
  return (
    <FormDialog
      title={label}
      description={about}
      onClose={onCancel}
      submitLabel={label}
      busyLabel={label}
      danger
      onSubmit={form.submitTo(async ({ confirm }) => onTyped(confirm))}
    >
      <FormField form={form} name="confirm" label={`Type ${phrase} to confirm`} hint="Anything else cancels." required>
        {(ties) => (
          <TextInput {...ties} autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={100} />
        )}
      </FormField>
    </FormDialog>
  );
}

function Warning({ action: { label, warning }, onCancel, onConfirmed }: ConfirmationProps) {
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
