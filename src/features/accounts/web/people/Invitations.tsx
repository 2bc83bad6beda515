import { useQuery } from '@tanstack/react-query';
import { MailPlus, MailX } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '#web/api/api.ts';
import { useCheckedForm } from '#web/forms/checked-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Field, TextInput } from '#web/ui/fields/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { type Invitation, invitedLimit, NewInvitation } from '../../contract.ts';
import { ActionDialog, takenBack } from './ActionDialog.tsx';
import { invitationsOptions, invite } from './api.ts';
import { invitationFor, LinkDialog, type ShownLink } from './LinkDialog.tsx';
import { rowsGrid } from './rows.ts';

/** Invites officers by a link, for people without an account or with an unknown username. */
export function Invitations() {
  const [link, setLink] = useState<ShownLink | null>(null);
  const { issues, busy, submit } = useCheckedForm({
    contract: NewInvitation,
    send: async ({ invited }, form) => {
      setLink(invitationFor(await invite(invited)));
      form.reset();
    },
    onFailed: (error) => toast({ title: 'The invitation was not created', description: messageOf(error), tone: 'bad' }),
  });
  return (
    <div className="grid gap-3.5">
      <form
        noValidate
        onSubmit={submit}
        aria-label="Invite an officer"
        className="grid items-start gap-2.5 sm:grid-cols-[minmax(0,26rem)_auto] sm:justify-start"
      >
        <Field
          label="Invite by a link"
          hint="Who is it for? With or without an account"
          error={issues['invited']}
          required
        >
          {(ties) => <TextInput {...ties} name="invited" autoComplete="off" maxLength={invitedLimit} />}
        </Field>
        <Button type="submit" busy={busy} busyLabel="Creating the link..." className="sm:mt-[1.625rem]">
          <MailPlus className="size-4" aria-hidden /> Create the link
        </Button>
      </form>
      <OpenInvitations />
      {link && <LinkDialog {...link} onClose={() => setLink(null)} />}
    </div>
  );
}

function OpenInvitations() {
  const invitations = useQuery(invitationsOptions());
  const [leaving, setLeaving] = useState<Invitation | null>(null);
  if (invitations.isError && !invitations.data) {
    return (
      <ErrorState
        title="Failed to load the invitations"
        text={messageOf(invitations.error)}
        onRetry={() => invitations.refetch()}
        busy={invitations.isFetching}
      />
    );
  }
  if (!invitations.data?.length) return null;
  return (
    <>
      <ul aria-label="Open invitations" className={rowsGrid}>
        {invitations.data.map((invitation) => (
          <Card key={invitation.id} as="li" className="flex items-center gap-3 border-dashed">
            <span className="grid min-w-0 flex-1 gap-0.5">
              <span className="truncate font-bold text-[0.9375rem]">{invitation.invited}</span>
              <span className="text-[0.8125rem] text-soft">
                Invited <RelativeTime at={invitation.createdAt} />, not accepted yet
              </span>
            </span>
            <IconButton
              icon={MailX}
              label={`Withdraw the invitation for ${invitation.invited}`}
              onClick={() => setLeaving(invitation)}
            />
          </Card>
        ))}
      </ul>
      {leaving && <ActionDialog action={takenBack(leaving)} onClose={() => setLeaving(null)} />}
    </>
  );
}
