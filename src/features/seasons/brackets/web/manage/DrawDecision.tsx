import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { BracketQuestion, DrawPreview } from '../../contract.ts';
import { decideQuestion } from './api.ts';

interface DrawDecisionProps {
  question: BracketQuestion;
  draw: DrawPreview;
}

/** Makes the games of the round as the preview shows them. */
export function DrawDecision({ question: { id, version, basis, competition }, draw: { round } }: DrawDecisionProps) {
  const write = useWrite({
    send: () => decideQuestion(id, { version, basis }),
    onDone: () => toast({ title: `${round} is drawn`, tone: 'good' }),
    onFailed: (error) => toast({ title: 'Nothing was drawn', description: getMessage(error), tone: 'bad' }),
  });
  return (
    <div className="grid gap-2">
      <p className="text-sm text-soft">The games are made and everybody in these teams is told. A draw stays.</p>
      <Button
        small
        wide
        aria-label={`Draw ${round.toLowerCase()} of ${competition.name}`}
        busy={write.isPending}
        busyLabel="Drawing..."
        onClick={() => write.mutate()}
      >
        Draw {round.toLowerCase()}
      </Button>
    </div>
  );
}
