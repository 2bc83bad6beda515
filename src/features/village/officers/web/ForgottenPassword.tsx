import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type endpoints, type MemberLink, MemberWithoutPassword } from '#features/people/accounts/contract.ts';
import { LinkDialog, newPasswordFor } from '#features/people/accounts/web/people/LinkDialog.tsx';
import { UsernameField } from '#features/people/accounts/web/people/UsernameField.tsx';
import { getMessage } from '#web/api/api.ts';
import { apiClient } from '#web/api/requests.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';

const api = apiClient<typeof endpoints>();

/** Helps a member who forgot their password. */
export function ForgottenPassword() {
  const [isAsking, setAsking] = useState(false);
  const [link, setLink] = useState<MemberLink | null>(null);
  return (
    <>
      <Button small onClick={() => setAsking(true)}>
        <KeyRound className="size-4" aria-hidden /> Forgotten password
      </Button>
      {isAsking && (
        <MemberDialog
          onMade={(made) => {
            setAsking(false);
            setLink(made);
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {link && <LinkDialog {...newPasswordFor(getName(link), link)} onClose={() => setLink(null)} />}
    </>
  );
}

const getName = ({ username, displayName }: MemberLink) =>
  displayName === username ? username : `${displayName} (${username})`;

function MemberDialog({ onMade, onClose }: { onMade: (link: MemberLink) => void; onClose: () => void }) {
  const form = useContractForm({
    contract: MemberWithoutPassword,
    onFailed: (error) => toast({ title: 'The link was not created', description: getMessage(error), tone: 'bad' }),
  });
  const create = form.submitTo(async (body) => onMade(await api.send('POST /api/password-links', { body })));
  const { setFocus } = form;
  // `showModal` focuses the first button; the focus belongs in the name field.
  useEffect(() => setFocus('username'), [setFocus]);
  return (
    <FormDialog
      refusalOf={form}
      title="A link for a new password"
      description="For a member who asked you in person. Anyone with the link can set a new password and log in, once, within 24 hours. The member and the admins are told that you made it."
      onClose={onClose}
      busy={form.isSending}
      submitLabel="Create the link"
      busyLabel="Creating the link..."
      onSubmit={create}
    >
      <UsernameField form={form} name="username" hint="The member's own name for logging in" maxLength={30} />
    </FormDialog>
  );
}
