import { messageOf } from '#web/api/api.ts';
import { useWrite } from '#web/api/calls.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { waitsForNetwork } from '#web/waiting/waiting.ts';
import type { Game } from '../contract.ts';
import { rsvpsAbout, withdrawRsvp } from './api.ts';
import { useSidesText } from './sides-text.ts';

interface WithdrawButtonProps {
  game: Game;
  userName: string;
  onDone?: () => void;
}

export function WithdrawButton({ game, userName, onDone }: WithdrawButtonProps) {
  const sides = useSidesText(game);
  const withdrawal = useWrite({
    send: () => withdrawRsvp(game.id, userName),
    onDone: () => {
      toast({ title: `${userName} is no longer going`, tone: 'good' });
      onDone?.();
    },
    waits: () => ({ about: rsvpsAbout(game), label: `${userName} is no longer going to ${sides()}` }),
    onWaits: () => {
      toast(waitsForNetwork);
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
