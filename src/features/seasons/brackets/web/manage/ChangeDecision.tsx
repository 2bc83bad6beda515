import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { BracketQuestion } from '../../contract.ts';
import { decideQuestion } from './api.ts';

const done = { apply: 'The games have changed', keep: 'The games stay as they are' };

/** Plays on with the other teams, or leaves the games as they are. Nobody is told before. */
export function ChangeDecision({ question: { id, version, basis, can, cause } }: { question: BracketQuestion }) {
  const write = useWrite({
    send: (decision: 'apply' | 'keep') => decideQuestion(id, { version, basis, decision }),
    onDone: (_, decision) => toast({ title: done[decision], tone: 'good' }),
    onFailed: (error) => toast({ title: 'Nothing was decided', description: getMessage(error), tone: 'bad' }),
  });
  return (
    <div className="grid gap-2">
      <p className="text-sm text-soft">
        {can.apply
          ? 'If you change the games, the old ones are called off and everybody in these teams is told. Nobody is told before.'
          : 'A game of these has begun, so it cannot get other teams. Delete or reopen it first, or keep it.'}
      </p>
      <div className="flex gap-2">
        <Button
          small
          className="flex-1"
          aria-label={`Change the games after ${cause}`}
          disabled={!can.apply || write.isPending}
          onClick={() => write.mutate('apply')}
        >
          Change the games
        </Button>
        <Button
          small
          variant="plain"
          className="flex-1"
          disabled={write.isPending}
          onClick={() => write.mutate('keep')}
        >
          Keep them<span className="sr-only">, the games after {cause}</span>
        </Button>
      </div>
    </div>
  );
}
