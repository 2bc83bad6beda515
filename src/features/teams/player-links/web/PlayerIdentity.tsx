import { useQuery } from '@tanstack/react-query';
import { Link2, UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { UsernameField } from '#features/people/accounts/web/people/UsernameField.tsx';
import type { Player } from '#features/teams/players/contract.ts';
import { dateText } from '#shared/notation.ts';
import { getMessage } from '#web/api/api.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { NewLink, type OwnPlayer, type OwnPlayers, type PlayerLink } from '../contract.ts';
import { linkAccount, linkOptions, ownPlayersOptions, useAction } from './api.ts';

/** In a profile: whether this is the person looking and, for officers and admins, which account it is. */
export function PlayerIdentity({ player }: { player: Player }) {
  const session = useSession();
  const decides = session !== null && (session.isAdmin || session.isGroundAnchor);
  const { data: own, isPending } = useQuery({ ...ownPlayersOptions, enabled: session !== null });
  const { data: link } = useQuery({ ...linkOptions(player.id), enabled: decides });
  if (!session) return null;
  const isMine = own?.players.some((ownPlayer) => ownPlayer.player.id === player.id);
  return (
    <section aria-label="Account" className="grid gap-2.5 empty:hidden">
      {isPending && <Skeleton className="h-11 rounded-control" />}
      {own && (isMine || !link) && <Oneself player={player} own={own} />}
      {decides && !isMine && <LinkedAccount playerId={player.id} link={link} mayLink={session.isAdmin} />}
    </section>
  );
}

function Oneself({ player, own }: { player: Player; own: OwnPlayers }) {
  const link = own.players.find((ownPlayer) => ownPlayer.player.id === player.id);
  const isClaimed = own.claims.some((claim) => claim.player.id === player.id);
  if (link) return <Mine own={link} />;
  if (isClaimed) return <Claimed playerId={player.id} />;
  // Somebody who plays in the team already cannot be another player there.
  if (own.players.some(({ team }) => team.id === player.teamId)) return null;
  return <ThisIsMe playerId={player.id} />;
}

function ThisIsMe({ playerId }: { playerId: number }) {
  const claiming = useAction('claim');
  return (
    <Button wide busy={claiming.isPending} busyLabel="Sending..." onClick={() => claiming.mutate(playerId)}>
      <UserRoundCheck className="size-4" aria-hidden /> This is me
    </Button>
  );
}

function Claimed({ playerId }: { playerId: number }) {
  const withdrawing = useAction('withdraw');
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <p className="text-sm">You claimed this profile. An officer will check it.</p>
      <Button
        small
        busy={withdrawing.isPending}
        busyLabel="Withdrawing..."
        onClick={() => withdrawing.mutate(playerId)}
      >
        Withdraw
      </Button>
    </div>
  );
}

function Mine({ own: { player, since, isCaptain } }: { own: OwnPlayer }) {
  const unlinking = useAction('unlinkMyself');
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <p className="text-sm">
        <span className="font-bold">This is you</span>
        <span className="text-soft">
          {' '}
          since {dateText(since, new Date())}
          {isCaptain && ', and you confirm results as captain'}
        </span>
      </p>
      <Button small busy={unlinking.isPending} busyLabel="Unlinking..." onClick={() => unlinking.mutate(player.id)}>
        This is not me
      </Button>
    </div>
  );
}

interface LinkedAccountProps {
  playerId: number;
  /** Undefined until it has loaded. */
  link: PlayerLink | null | undefined;
  mayLink: boolean;
}

/** For officers and admins: which account a player is. Renders nothing if it does not load. */
function LinkedAccount({ playerId, link, mayLink }: LinkedAccountProps) {
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
  const unlinking = useAction('unlink');
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <p className="min-w-0 text-sm wrap-anywhere">
        <span className="font-bold">{account.displayName}</span>
        <span className="text-soft">
          {' '}
          ({account.username}), linked since {dateText(since, new Date())}
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
  const form = useContractForm({
    contract: NewLink,
    onFailed: (error) => toast({ title: 'The account was not linked', description: getMessage(error), tone: 'bad' }),
  });
  const link = form.submitTo(async ({ username }) => {
    const { account } = await linkAccount(playerId, username);
    toast({ title: `Linked to ${account.displayName}`, tone: 'good' });
    onClose();
  });
  return (
    <FormDialog
      refusalOf={form}
      title="Link an account"
      description="They get a notice, and see their games and statistics marked."
      onClose={onClose}
      busy={form.isSending}
      submitLabel="Link"
      busyLabel="Linking..."
      onSubmit={link}
      className="pt-1.5"
    >
      <UsernameField form={form} name="username" />
    </FormDialog>
  );
}
