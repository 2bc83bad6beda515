import { useQueryClient } from '@tanstack/react-query';
import { defaultHomeSide } from '#features/settings/rules.ts';
import { settingsOptions } from '#features/settings/web/api.ts';
import { messageOf } from '#web/api/api.ts';
import { useWrite } from '#web/api/calls.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { waitsForNetwork } from '#web/waiting/waiting.ts';
import type { Game } from '../contract.ts';
import { type HomeSide, shownName } from '../rules.ts';
import { rsvpsAbout, withdrawRsvp } from './api.ts';

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

type Sides = Pick<Game, 'homeTeam' | 'awayTeam'>;

/** 'Lions against Tigers', by the names that are shown. */
export const sidesText = ({ homeTeam, awayTeam }: Sides, settings: HomeSide): string =>
  `${shownName(homeTeam, settings)} against ${shownName(awayTeam, settings)}`;

/** Returns a function for event handlers, which takes the settings from the query cache. */
export function useSidesText(game: Sides): () => string {
  const client = useQueryClient();
  return () => sidesText(game, client.getQueryData(settingsOptions.queryKey) ?? defaultHomeSide);
}
