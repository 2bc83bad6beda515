import { useState } from 'react';
import { messageOf } from '#web/api.ts';
import { useCheckedForm } from '#web/checked-form.ts';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { toast } from '#web/ui/toasts.ts';
import { displayNameLimit, NewAccount } from '../../contract.ts';
import { createAccount } from './api.ts';
import { LinkDialog, type ShownLink } from './LinkDialog.tsx';
import { firstPasswordFor } from './shown-links.ts';

/** An account for somebody else; what is made is the link by which they set their password. */
export function NewAccountDialog({ onClose }: { onClose: () => void }) {
  const [link, setLink] = useState<ShownLink | null>(null);
  const { issues, busy, submit } = useCheckedForm({
    contract: NewAccount,
    send: async (typed) => {
      const created = await createAccount(typed);
      setLink(firstPasswordFor(created.account.username, created.link));
    },
    onFailed: (error) => toast({ title: 'The account was not created', description: messageOf(error), tone: 'bad' }),
  });
  if (link) return <LinkDialog {...link} onClose={onClose} />;
  return (
    <FormDialog
      title="Create Account"
      description="The owner sets the password with a link that you send them."
      onClose={onClose}
      busy={busy}
      submitLabel="Create"
      busyLabel="Creating..."
      onSubmit={submit}
      className="grid gap-4"
    >
      <Field label="Username" hint="3 to 20 letters, digits, _ . or -" error={issues['username']} required>
        {(ties) => (
          <TextInput
            {...ties}
            name="username"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={20}
          />
        )}
      </Field>
      <Field label="Display name" hint="As others see them" error={issues['displayName']}>
        {(ties) => <TextInput {...ties} name="displayName" autoComplete="off" maxLength={displayNameLimit} />}
      </Field>
    </FormDialog>
  );
}
