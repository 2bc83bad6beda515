import { messageOf } from '#web/api/api.ts';
import { useWrite } from '#web/api/write.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { withdrawRsvp } from './api.ts';

interface WithdrawButtonProps {
  gameId: number;
  userName: string;
  onDone?: () => void;
}

export function WithdrawButton({ gameId, userName, onDone }: WithdrawButtonProps) {
  const withdrawal = useWrite({
    send: () => withdrawRsvp(gameId, userName),
    onDone: () => {
      toast({ title: `${userName} is no longer going`, tone: 'good' });
      onDone?.();
    },
    onFailed: (error) => toast({ title: 'The RSVP was not withdrawn', description: messageOf(error), tone: 'bad' }),
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
