import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { ordinalText } from '#shared/notation.ts';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { BracketQuestion } from '../../contract.ts';
import { decideQuestion } from './api.ts';

/** Puts level teams of a table in an order. */
export function OrderDecision({ question: { id, version, basis, teams } }: { question: BracketQuestion }) {
  const [order, setOrder] = useState(teams);
  const write = useWrite({
    send: () => decideQuestion(id, { version, basis, order: order.map((team) => team.id) }),
    onDone: () => toast({ title: 'Decided: the bracket goes on', tone: 'good' }),
    onFailed: (error) => toast({ title: 'Nothing was decided', description: getMessage(error), tone: 'bad' }),
  });
  const raise = (at: number) =>
    setOrder((before) =>
      before.map((team, index) => before[index === at ? at - 1 : index === at - 1 ? at : index] ?? team),
    );
  return (
    <div className="grid grid-cols-1 gap-3">
      <ol className="grid grid-cols-1 gap-1">
        {order.map((team, at) => (
          <li key={team.id} className="flex min-h-11 items-center gap-2.5 rounded-control bg-raised px-3">
            <span className="w-10 shrink-0 text-sm text-soft">{ordinalText(at + 1)}</span>
            <TeamCrest team={team} size={20} />
            <span className="min-w-0 flex-1 truncate font-bold">{team.name}</span>
            {at > 0 && <IconButton icon={ArrowUp} label={`Move ${team.name} up`} onClick={() => raise(at)} />}
          </li>
        ))}
      </ol>
      <Button small wide busy={write.isPending} busyLabel="Deciding..." onClick={() => write.mutate()}>
        Decide this order
      </Button>
    </div>
  );
}
