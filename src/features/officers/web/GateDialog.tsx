import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '#web/api/api.ts';
import { useWrite } from '#web/api/write.ts';
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextInput } from '#web/ui/fields/inputs.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { passGate } from './gate.ts';

/** The officer's own username, typed again: what was handed over by mistake is not a dashboard. */
export function GateDialog() {
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  const [username, setUsername] = useState('');
  const [error, setError] = useState<string>();
  const gate = useWrite({
    send: passGate,
    onDone: () => toast({ title: 'Welcome!', tone: 'good' }),
    onFailed: (failure) => {
      setError(messageOf(failure));
      toast({ title: 'Access Denied', description: messageOf(failure), tone: 'bad' });
      box.current?.focus();
    },
  });
  const busy = gate.isPending;

  // The dialog opens by a method and then focuses its first button; what is wanted is the name.
  useEffect(() => box.current?.focus(), []);

  const verify = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = username.trim();
    if (typed === '' || busy) return;
    setError(undefined);
    gate.mutate(typed);
  };
  const leave = () => void navigate('/more');

  return (
    <FormDialog
      title="Ground Anchor Authentication Required"
      description="Please enter your username to access the dashboard."
      onClose={leave}
      busy={busy}
      submitLabel="Verify"
      busyLabel="Verifying..."
      disabled={username.trim() === ''}
      onSubmit={verify}
    >
      <Field label="Username" error={error} required>
        {(ties) => (
          <TextInput
            {...ties}
            ref={box}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="Enter your username"
            maxLength={30}
            value={username}
            onChange={(event) => setUsername(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
