import { KeyRound, ScrollText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSession } from '#web/session/session.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import type { AccountRow, PasswordLink } from '../../contract.ts';
import { accountParts } from '../extension-points.ts';
import { type Action, ActionDialog, actsOn, newPasswordLink } from './ActionDialog.tsx';
import { LinkDialog, newPasswordFor } from './LinkDialog.tsx';

interface AccountDialogProps {
  account: AccountRow;
  onClose: () => void;
}

/** An account and the possible actions. Each action asks for confirmation in its own dialog. */
export function AccountDialog({ account, onClose }: AccountDialogProps) {
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
        {accountParts.contributions().map(({ key, Component }) => (
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
          <dt className="text-loss">Suspended</dt>
          <dd>
            <RelativeTime at={suspendedAt} />
          </dd>
        </>
      )}
    </dl>
  );
}
