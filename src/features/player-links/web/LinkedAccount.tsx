import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '#web/api/api.ts';
import { useCheckedForm } from '#web/forms/checked-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextInput } from '#web/ui/fields/inputs.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { NewLink, type PlayerLink } from '../contract.ts';
import { linkAccount } from './api.ts';
import { dayInWords } from './days.ts';
import { useAct } from './use-act.ts';

interface LinkedAccountProps {
  playerId: number;
  /** Undefined until it is known. */
  link: PlayerLink | null | undefined;
  mayLink: boolean;
}

/** For officers and admins: which account a player is. Nothing is said when it does not load. */
export function LinkedAccount({ playerId, link, mayLink }: LinkedAccountProps) {
  const [isLinking, setLinking] = useState(false);
  if (link) return <Linked playerId={playerId} link={link} />;
  if (link === undefined || !mayLink) return null;
  return (
    <>
      <Button small variant="plain" className="justify-self-start" onClick={() => setLinking(true)}>
        <Link2 className="size-4" aria-hidden /> Link an account
      </Button>
      {isLinking && <LinkDialog playerId={playerId} onClose={() => setLinking(false)} />}
    </>
  );
}

function Linked({ playerId, link: { account, since, isCaptain } }: { playerId: number; link: PlayerLink }) {
  const unlinking = useAct('unlink');
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <p className="min-w-0 text-sm wrap-anywhere">
        <span className="font-bold">{account.displayName}</span>
        <span className="text-soft">
          {' '}
          ({account.username}), linked since {dayInWords(since)}
          {isCaptain && ', confirms results as captain'}
        </span>
      </p>
      <Button small busy={unlinking.isPending} busyLabel="Unlinking..." onClick={() => unlinking.mutate(playerId)}>
        Unlink
      </Button>
    </div>
  );
}

function LinkDialog({ playerId, onClose }: { playerId: number; onClose: () => void }) {
  const { issues, busy, submit } = useCheckedForm({
    contract: NewLink,
    send: async ({ username }) => {
      const { account } = await linkAccount(playerId, username);
      toast({ title: `Linked to ${account.displayName}`, tone: 'good' });
      onClose();
    },
    onFailed: (error) => toast({ title: 'The account was not linked', description: messageOf(error), tone: 'bad' }),
  });
  return (
    <FormDialog
      title="Link an account"
      description="They get a notice, and see their games and statistics marked."
      onClose={onClose}
      busy={busy}
      submitLabel="Link"
      busyLabel="Linking..."
      onSubmit={submit}
      className="pt-1.5"
    >
      <Field label="Username" error={issues['username']} required>
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
    </FormDialog>
  );
}
