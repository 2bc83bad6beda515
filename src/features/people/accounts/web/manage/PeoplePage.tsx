import { useQuery } from '@tanstack/react-query';
import { MailPlus, MailX, ShieldCheck, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AdminPage } from '#platform/admin/web/frame/AdminPage.tsx';
import { getMessage } from '#web/api/api.ts';
import { FormField } from '#web/forms/FormField.tsx';
import { Refusal } from '#web/forms/Refusal.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { TextInput } from '#web/ui/fields/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ListLoading } from '#web/ui/lists/InfiniteList.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { type Invitation, invitedLimit, NewInvitation, NewOfficer, type Officer } from '../../contract.ts';
import { AccountList } from '../people/AccountList.tsx';
import { ActionDialog, takenBack, unlist } from '../people/ActionDialog.tsx';
import { addOfficer, invitationsOptions, invite, officersOptions } from '../people/api.ts';
import { invitationFor, LinkDialog, type ShownLink } from '../people/LinkDialog.tsx';
import { rowsGrid, rowsLoading } from '../people/rows.ts';
import { UsernameField } from '../people/UsernameField.tsx';

const tabs = [
  { value: 'accounts', label: 'Accounts' },
  { value: 'officers', label: 'Officer List' },
] as const;

export function PeoplePage() {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'officers' ? 'officers' : 'accounts';
  return (
    <AdminPage title="People">
      <Tabs label="People" tabs={tabs} value={tab} onChoose={(chosen) => setParams({ tab: chosen }, { replace: true })}>
        <div className="pt-4">{tab === 'accounts' ? <AccountList /> : <OfficerList />}</div>
      </Tabs>
    </AdminPage>
  );
}

function OfficerList() {
  return (
    <div className="grid gap-3.5">
      <NewOfficerForm />
      <Invitations />
      <Officers />
    </div>
  );
}

function Officers() {
  const officers = useQuery(officersOptions());
  const [leaving, setLeaving] = useState<Officer | null>(null);
  if (officers.isPending)
    return <ListLoading {...rowsLoading} label="Loading the officer list..." className={rowsGrid} />;
  if (!officers.data) {
    return (
      <ErrorState
        title="Failed to load the officer list"
        text={getMessage(officers.error)}
        onRetry={() => officers.refetch()}
        busy={officers.isFetching}
      />
    );
  }
  if (officers.data.length === 0) {
    return <EmptyState icon={ShieldCheck} title="No officers yet" text="Add the first by their username." />;
  }
  return (
    <>
      <ul aria-label="Officers" className={rowsGrid}>
        {officers.data.map((officer) => (
          <OfficerCard key={officer.id} officer={officer} onRemove={() => setLeaving(officer)} />
        ))}
      </ul>
      {leaving && <ActionDialog action={unlist(leaving, leaving.id)} onClose={() => setLeaving(null)} />}
    </>
  );
}

function OfficerCard({ officer: { username, addedAt }, onRemove }: { officer: Officer; onRemove: () => void }) {
  return (
    <Card as="li" className="flex items-center gap-3">
      <Avatar name={username} size={44} />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="truncate font-bold text-base">{username}</span>
        <span className="text-sm text-soft">
          Added <RelativeTime at={addedAt} />
        </span>
      </span>
      <IconButton icon={UserMinus} label={`Remove ${username} from the officer list`} onClick={onRemove} />
    </Card>
  );
}

function NewOfficerForm() {
  const form = useContractForm({
    contract: NewOfficer,
    onFailed: (error) => toast({ title: 'The officer was not added', description: getMessage(error), tone: 'bad' }),
  });
  const add = form.submitTo(async ({ username }) => {
    const added = await addOfficer(username);
    form.reset();
    toast({ title: `${added.username} is an officer now`, tone: 'good' });
  });
  return (
    <form
      noValidate
      onSubmit={add}
      aria-label="Add an officer"
      className="grid items-start gap-2.5 sm:grid-cols-[minmax(0,26rem)_auto] sm:justify-start"
    >
      <UsernameField form={form} name="username" hint="Must already have an account" />
      <Button type="submit" variant="primary" busy={form.isSending} busyLabel="Adding..." className="sm:mt-[1.625rem]">
        Add officer
      </Button>
      <Refusal of={form} />
    </form>
  );
}

/** Invites officers by a link, for people without an account or with an unknown username. */
function Invitations() {
  const [link, setLink] = useState<ShownLink | null>(null);
  const form = useContractForm({
    contract: NewInvitation,
    onFailed: (error) =>
      toast({ title: 'The invitation was not created', description: getMessage(error), tone: 'bad' }),
  });
  const create = form.submitTo(async ({ invited }) => {
    setLink(invitationFor(await invite(invited)));
    form.reset();
  });
  return (
    <div className="grid gap-3.5">
      <form
        noValidate
        onSubmit={create}
        aria-label="Invite an officer"
        className="grid items-start gap-2.5 sm:grid-cols-[minmax(0,26rem)_auto] sm:justify-start"
      >
        <FormField
          form={form}
          name="invited"
          label="Name of the person to invite"
          hint="With or without an account"
          required
        >
          {(ties) => <TextInput {...ties} autoComplete="off" maxLength={invitedLimit} />}
        </FormField>
        <Button type="submit" busy={form.isSending} busyLabel="Creating the link..." className="sm:mt-[1.625rem]">
          <MailPlus className="size-4" aria-hidden /> Create the link
        </Button>
        <Refusal of={form} />
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
        text={getMessage(invitations.error)}
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
              <span className="truncate font-bold text-base">{invitation.invited}</span>
              <span className="text-sm text-soft">
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
