import { useState } from 'react';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field, TextInput } from '#web/ui/fields/Field.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Challenge, NewResult } from '../contract.ts';
import { maxScoreLength } from '../limits.ts';
import { enterResult } from './api.ts';
import { opponentOf } from './copy.ts';

const outcomes = [
  { outcome: 'won', label: 'I won' },
  { outcome: 'drawn', label: 'Draw' },
  { outcome: 'lost', label: 'I lost' },
] as const;

/** How it ended, by one press; the score is optional. */
export function ResultButtons({ challenge, onDone }: { challenge: Challenge; onDone?: () => void }) {
  const [score, setScore] = useState(challenge.score ?? '');
  const entering = useWrite({
    send: (result: NewResult) => enterResult(challenge.id, result),
    onDone: () => {
      toast({ title: 'Result entered', description: `${opponentOf(challenge)} is asked to confirm it.`, tone: 'good' });
      onDone?.();
    },
    onFailed: (error) => toast({ title: 'The result was not entered', description: getMessage(error), tone: 'bad' }),
  });
  return (
    <div className="grid grid-cols-1 gap-2.5">
      <Field label="Score" hint="Optional: as you write it, such as 3–1">
        {(ties) => (
          <TextInput
            {...ties}
            value={score}
            maxLength={maxScoreLength}
            autoComplete="off"
            onChange={({ target }) => setScore(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2 *:flex-1">
        {outcomes
          .filter(({ outcome }) => outcome !== 'drawn' || challenge.ladder.draws)
          .map(({ outcome, label }) => (
            <Button
              key={outcome}
              className="whitespace-nowrap px-3!"
              busy={entering.isPending && entering.variables.outcome === outcome}
              busyLabel="Entering..."
              disabled={entering.isPending && entering.variables.outcome !== outcome}
              onClick={() => entering.mutate({ outcome, score: score.trim() || null })}
            >
              {label}
            </Button>
          ))}
      </div>
    </div>
  );
}
