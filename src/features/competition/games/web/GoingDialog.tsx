import { useQuery } from '@tanstack/react-query';
import { fixtureText } from '#shared/notation.ts';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { queuedForNetwork } from '#web/outbox/queued.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Game, Rsvp } from '../contract.ts';
import { rsvpsOptions, rsvpsResource, withdrawRsvp } from './api.ts';

interface GoingDialogProps {
  game: Game;
  onClose: () => void;
}

export function GoingDialog({ game, onClose }: GoingDialogProps) {
  return (
    <Dialog title="Who is going" description={sidesText(game)} onClose={onClose}>
      <People game={game} />
    </Dialog>
  );
}

function People({ game }: { game: Game }) {
  const { data: rsvps, error, isFetching, refetch } = useQuery(rsvpsOptions(game.id));
  if (rsvps?.length === 0) return <EmptyState title="Nobody is going yet. Be the first!" />;
  if (rsvps) {
    return (
      <ul className="grid gap-1">
        {rsvps.toSorted(withdrawnFirst).map((rsvp) => (
          <PersonGoing key={rsvp.userName} game={game} rsvp={rsvp} />
        ))}
      </ul>
    );
  }
  if (error) {
    return (
      <ErrorState
        title="The list did not load"
        text={getMessage(error)}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  return (
    <Loading label="Loading who is going" className="grid gap-3">
      {['w-40', 'w-28', 'w-36'].map((width) => (
        <Skeleton key={width} className={`h-10 ${width}`} />
      ))}
    </Loading>
  );
}

/** RSVPs that one can withdraw come first. */
const withdrawnFirst = (a: Rsvp, b: Rsvp) => Number(b.can.withdraw) - Number(a.can.withdraw);

function PersonGoing({ game, rsvp }: { game: Game; rsvp: Rsvp }) {
  const { userName } = rsvp;
  return (
    <li className="flex min-h-12 items-center gap-3">
      <Avatar name={userName} size={36} round />
      <span className="min-w-0 flex-1 font-semibold [overflow-wrap:anywhere]">{userName}</span>
      {rsvp.can.withdraw && <WithdrawButton game={game} userName={userName} />}
    </li>
  );
}

interface WithdrawButtonProps {
  game: Game;
  userName: string;
  onDone?: () => void;
}

export function WithdrawButton({ game, userName, onDone }: WithdrawButtonProps) {
  const withdrawal = useWrite({
    send: () => withdrawRsvp(game.id, userName),
    onDone: () => {
      toast({ title: `${userName} is no longer going`, tone: 'good' });
      onDone?.();
    },
    queued: () => ({ resource: rsvpsResource(game), label: `${userName} is no longer going to ${sidesText(game)}` }),
    onQueued: () => {
      toast(queuedForNetwork());
      onDone?.();
    },
    onFailed: (error) => toast({ title: 'The RSVP was not withdrawn', description: getMessage(error), tone: 'bad' }),
  });
  return (
    <Button
      small
      busy={withdrawal.isPending}
      busyLabel="Withdrawing..."
      aria-label={`Withdraw ${userName}`}
      onClick={() => withdrawal.mutate()}
    >
      Withdraw
    </Button>
  );
}

type Sides = Pick<Game, 'homeTeam' | 'awayTeam'>;

export const sidesText = ({ homeTeam, awayTeam }: Sides): string => fixtureText(homeTeam.name, awayTeam.name);
