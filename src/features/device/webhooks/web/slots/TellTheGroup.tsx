import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import type { Game } from '#features/competition/games/contract.ts';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Telling } from '../../contract.ts';
import { api, tellingOptions } from '../api.ts';

/** For officers, where a village has a group that is told by a press. */
export function TellTheGroup({ game }: { game: Game }) {
  const { data: tellings = [] } = useQuery(tellingOptions(game.id));
  const [isOpen, setOpen] = useState(false);
  if (tellings.length === 0) return null;
  return (
    <>
      <Button wide onClick={() => setOpen(true)}>
        <Megaphone className="size-4" aria-hidden />
        Tell the group
      </Button>
      {isOpen && (
        <Dialog
          title="Tell the group"
          description="It is sent as it stands here. The village keeps that you told it; the group does not see your name."
          onClose={() => setOpen(false)}
        >
          <ul className="grid gap-3">
            {tellings.map((telling) => (
              <Group key={telling.webhookId} gameId={game.id} telling={telling} />
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

function Group({ gameId, telling }: { gameId: number; telling: Telling }) {
  const { webhookId, name, host, title, text, refused, last } = telling;
  const tell = useWrite({
    send: () =>
      api.send('POST /api/games/:id/telling', { params: { id: gameId }, body: { webhookId, after: last?.id ?? null } }),
    onDone: () => toast({ title: `${name} is being told`, tone: 'good' }),
    onFailed: (error) => toast({ title: `${name} was not told`, description: getMessage(error), tone: 'bad' }),
  });
  const isSame = last?.title === title && last.text === text;
  return (
    <li className="grid gap-2 rounded-control border border-line p-3.5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-bold text-base wrap-anywhere">{name}</span>
        <span className="text-sm text-soft wrap-anywhere">{host}</span>
      </p>
      <blockquote className="grid gap-0.5 border-accent border-l-2 pl-3">
        <span className="font-bold wrap-anywhere">{title}</span>
        <span className="text-sm text-soft wrap-anywhere">{text}</span>
      </blockquote>
      {last && (
        <p className="text-sm text-soft wrap-anywhere">
          {isSame ? 'Told already' : `Told before: ${last.title}, ${last.text}`}, <RelativeTime at={last.at} />
          {last.by !== null && ` by ${last.by}`}
        </p>
      )}
      {refused === null ? (
        <Button
          variant={isSame ? 'quiet' : 'primary'}
          busy={tell.isPending}
          busyLabel="Telling..."
          onClick={() => tell.mutate(undefined)}
        >
          {isSame ? 'Tell again' : 'Tell'}
          <span className="sr-only">{name}</span>
        </Button>
      ) : (
        <p className="text-gold text-sm">{refused}</p>
      )}
    </li>
  );
}
