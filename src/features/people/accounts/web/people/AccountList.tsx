import { useInfiniteQuery } from '@tanstack/react-query';
import { KeyRound, ScrollText, UserPlus, Users } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { getMessage } from '#web/api/api.ts';
import { FormField } from '#web/forms/FormField.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { useSearchChange, useTypedSearch } from '#web/routing/search-params.ts';
import { useSession } from '#web/session/session.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx';
import { TextInput } from '#web/ui/fields/Field.tsx';
import { SearchBox } from '#web/ui/fields/SearchBox.tsx';
import { FilterPills } from '#web/ui/lists/FilterPills.tsx';
import { InfiniteList } from '#web/ui/lists/InfiniteList.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { AccountRole, type AccountRow, displayNameLimit, NewAccount, type PasswordLink } from '../../contract.ts';
import { accountSlot } from '../extension-points.ts';
import { type Action, ActionDialog, actsOn, newPasswordLink } from './ActionDialog.tsx';
import { type Asked, accountsOptions, createAccount } from './api.ts';
import { firstPasswordFor, LinkDialog, newPasswordFor, type ShownLink } from './LinkDialog.tsx';
import { PersonRow } from './PersonRow.tsx';
import { rowsGrid, rowsLoading } from './rows.ts';
import { UsernameField } from './UsernameField.tsx';

const roles = [
  { value: 'all', label: 'Everyone' },
  { value: 'admin', label: 'Admins' },
  { value: 'officer', label: 'Officers' },
  { value: 'member', label: 'Members' },
  { value: 'suspended', label: 'Suspended' },
] as const;

/** All accounts by name, with the filters in the address. */
export function AccountList() {
  const [params] = useSearchParams();
  const change = useSearchChange();
  const [typed, type] = useTypedSearch('search');
  const [isCreating, setCreating] = useState(false);
  const role = AccountRole.safeParse(params.get('role')).data;
  return (
    <div className="grid gap-3.5">
      <div className="grid gap-2.5 sm:grid-cols-[minmax(0,1fr)_auto]">
        <SearchBox label="Search people by name" value={typed} onType={type} />
        <Button variant="primary" onClick={() => setCreating(true)}>
          <UserPlus className="size-4" aria-hidden /> Create account
        </Button>
      </div>
      {isCreating && <NewAccountDialog onClose={() => setCreating(false)} />}
      <FilterPills
        label="Role"
        choices={roles}
        value={role ?? 'all'}
        onChoose={(chosen) => change({ role: chosen === 'all' ? null : chosen }, { replace: true })}
      />
      <Found asked={{ search: params.get('search')?.trim() ?? '', role }} />
    </div>
  );
}

function Found({ asked }: { asked: Asked }) {
  const list = useInfiniteQuery(accountsOptions(asked));
  const [opened, setOpened] = useState<number | null>(null);
  const account = list.data?.find(({ id }) => id === opened);
  return (
    <>
      <InfiniteList
        list={list}
        loading={{ ...rowsLoading, label: 'Loading people...' }}
        className={rowsGrid}
        failed={{ title: 'Failed to load people', text: getMessage(list.error) }}
        empty={<EmptyState icon={Users} title="No people found" text="Try another name, or clear the role." />}
      >
        {(accounts) => (
          <ul aria-label="People" className={rowsGrid}>
            {accounts.map((row) => (
              <AccountCard key={row.id} account={row} onOpen={() => setOpened(row.id)} />
            ))}
          </ul>
        )}
      </InfiniteList>
      {account && <AccountDialog account={account} onClose={() => setOpened(null)} />}
    </>
  );
}

function AccountCard({ account, onOpen }: { account: AccountRow; onOpen: () => void }) {
  const { isAdmin, isGroundAnchor, lastSeenAt, suspendedAt, hasCampusLogin } = account;
  return (
    <PersonRow
      person={account}
      about={lastSeenAt === null ? 'never seen' : <RelativeTime at={lastSeenAt} />}
      aside={
        <span className="grid justify-items-end gap-1">
          {suspendedAt !== null && <Pill tone="loss">Suspended</Pill>}
          {isAdmin && <Pill tone="gold">Admin</Pill>}
          {isGroundAnchor && <Pill tone="info">Officer</Pill>}
          {hasCampusLogin && <Pill>Campus login</Pill>}
        </span>
      }
      onOpen={onOpen}
    />
  );
}

/** Creates an account for somebody else, and shows the link by which they set their password. */
function NewAccountDialog({ onClose }: { onClose: () => void }) {
  const [link, setLink] = useState<ShownLink | null>(null);
  const form = useContractForm({
    contract: NewAccount,
    onFailed: (error) => toast({ title: 'The account was not created', description: getMessage(error), tone: 'bad' }),
  });
  const create = form.submitTo(async (typed) => {
    const created = await createAccount(typed);
    setLink(firstPasswordFor(created.account.username, created.link));
  });
  if (link) return <LinkDialog {...link} onClose={onClose} />;
  return (
    <FormDialog
      refusalOf={form}
      title="Create account"
      description="The owner sets the password with a link that you send them."
      onClose={onClose}
      busy={form.isSending}
      submitLabel="Create"
      busyLabel="Creating..."
      onSubmit={create}
      className="grid gap-4"
    >
      <UsernameField form={form} name="username" hint="3 to 20 letters, digits, _ . or -" />
      <FormField form={form} name="displayName" label="Display name" hint="As others see them">
        {(ties) => <TextInput {...ties} autoComplete="off" maxLength={displayNameLimit} />}
      </FormField>
    </FormDialog>
  );
}

interface AccountDialogProps {
  account: AccountRow;
  onClose: () => void;
}

/** An account and the possible actions. Each action asks for confirmation in its own dialog. */
function AccountDialog({ account, onClose }: AccountDialogProps) {
  const [action, setAction] = useState<Action | 'link' | null>(null);
  const [link, setLink] = useState<PasswordLink | null>(null);
  const isSelf = useSession()?.userId === account.id;
  if (link) return <LinkDialog {...newPasswordFor(account.username, link)} onClose={onClose} />;
  if (action === 'link') {
    return <ActionDialog action={newPasswordLink(account)} onDone={setLink} onClose={() => setAction(null)} />;
  }
  if (action) return <ActionDialog action={action} onDone={onClose} onClose={() => setAction(null)} />;
  return (
    <Dialog title={account.displayName} description={account.username} onClose={onClose}>
      <Facts account={account} />
      <Suspense>
        {accountSlot.contributions().map(({ key, Component }) => (
          <Component key={key} account={account} />
        ))}
      </Suspense>
      <div className="mt-4 grid gap-2">
        {actsOn(account, isSelf).map((one) => (
          <Button key={one.label} variant={one.danger ? 'danger' : 'quiet'} wide onClick={() => setAction(one)}>
            {one.label}
          </Button>
        ))}
        {account.suspendedAt === null && (
          <Button wide onClick={() => setAction('link')}>
            <KeyRound className="size-4" aria-hidden /> Link for a new password
          </Button>
        )}
        <ButtonLink variant="plain" wide to={`/admin/audit?person=${encodeURIComponent(account.username)}`}>
          <ScrollText className="size-4" aria-hidden /> Audit log entries
        </ButtonLink>
      </div>
    </Dialog>
  );
}

function Facts({ account: { createdAt, lastSeenAt, suspendedAt } }: { account: AccountRow }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      <dt className="text-soft">Registered</dt>
      <dd>
        <RelativeTime at={createdAt} />
      </dd>
      <dt className="text-soft">Last seen</dt>
      <dd>{lastSeenAt === null ? 'Never' : <RelativeTime at={lastSeenAt} />}</dd>
      {suspendedAt !== null && (
        <>
          <dt className="text-live-text">Suspended</dt>
          <dd>
            <RelativeTime at={suspendedAt} />
          </dd>
        </>
      )}
    </dl>
  );
}
