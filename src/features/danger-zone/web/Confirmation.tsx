import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import type { Act } from './acts.ts';

interface ConfirmationProps {
  act: Act;
  onCancel: () => void;
  onConfirmed: () => void;
}

/** The phrase, typed exactly; anything else cancels. Then the warning, where there is one. */
export function Confirmation({ act, onCancel, onConfirmed }: ConfirmationProps) {
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
          <Button type="submit" form={formId} look="danger">
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
          <Button look="danger" onClick={onConfirmed}>
            {label}
          </Button>
        </>
      }
    />
  );
}
