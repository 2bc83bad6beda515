import { useQuery } from '@tanstack/react-query';
import { KeyRound, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { AdminPage } from '#platform/admin/web/frame/AdminPage.tsx';
import { dayText } from '#shared/notation.ts';
import { getMessage } from '#web/api/api.ts';
import { Card } from '#web/ui/Card.tsx';
import { DeleteDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ListLoading } from '#web/ui/lists/InfiniteList.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import { device } from '#web/zone.ts';
import type { ApiToken } from '../../contract.ts';
import { apiTokensOptions, revokeToken } from '../api.ts';
import { NewTokenForm } from './NewTokenForm.tsx';
import { scopes } from './scopes.ts';

/** The tokens with which programs read this village: making one, what each may read, when it was last used. */
export const ApiTokensPage = () => (
  <AdminPage title="API tokens">
    <div className="grid gap-3.5 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:items-start lg:gap-[18px]">
      <NewTokenForm />
      <Tokens />
    </div>
  </AdminPage>
);

function Tokens() {
  const tokens = useQuery(apiTokensOptions());
  const shown = useRef<HTMLElement>(null);
  const [leaving, setLeaving] = useState<ApiToken | null>(null);
  if (tokens.isPending) return <ListLoading rows={3} shape="h-[74px]" label="Loading the API tokens..." />;
  if (!tokens.data) {
    return (
      <ErrorState
        title="Failed to load the API tokens"
        text={getMessage(tokens.error)}
        onRetry={() => tokens.refetch()}
        busy={tokens.isFetching}
      />
    );
  }
  return (
    <section ref={shown} aria-label="API tokens" tabIndex={-1} className="grid min-w-0 gap-2.5 outline-none">
      {tokens.data.length === 0 && (
        <EmptyState icon={KeyRound} title="No API tokens yet" text="No program reads this village with a token." />
      )}
      <ul className="grid gap-2.5 empty:hidden">
        {tokens.data.map((token) => (
          <TokenCard key={token.id} token={token} onRevoke={() => setLeaving(token)} />
        ))}
      </ul>
      {leaving && (
        <DeleteDialog
          title={`Revoke ${leaving.name}?`}
          description="Programs that use this token can no longer read anything. This cannot be undone."
          confirmLabel="Revoke"
          busyLabel="Revoking..."
          send={() => revokeToken(leaving.id)}
          done={`${leaving.name} is revoked`}
          failed="The token was not revoked. Please try again."
          onClose={() => setLeaving(null)}
          onDeleted={() => shown.current?.focus()}
        />
      )}
    </section>
  );
}

function TokenCard({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const { name, scope, endsAt, lastUsedAt } = token;
  const now = useNow();
  const hasEnded = endsAt !== null && Date.parse(endsAt) <= now;
  return (
    <Card as="li" className={`flex items-center gap-3 p-3.5! ${hasEnded ? 'border-dashed' : ''}`}>
      <div className="grid min-w-0 flex-1 gap-1 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-bold text-base">
          {name} {hasEnded ? <Pill tone="loss">Ended</Pill> : <Pill>{scopes[scope].label}</Pill>}
        </p>
        <p className="text-sm text-soft">
          {lastUsedAt === null ? 'Never used' : <LastUse at={lastUsedAt} />} · {endText(endsAt, hasEnded, now)}
        </p>
      </div>
      <IconButton icon={Trash2} label={`Revoke ${name}`} onClick={onRevoke} />
    </Card>
  );
}

const LastUse = ({ at }: { at: string }) => (
  <>
    Last used <RelativeTime at={at} />
  </>
);

function endText(endsAt: string | null, hasEnded: boolean, now: number): string {
  if (endsAt === null) return 'Works until it is revoked';
  const day = dayText(device.wall(endsAt), device.wall(new Date(now)));
  return hasEnded ? `Ended ${day}` : `Works until ${day}`;
}
