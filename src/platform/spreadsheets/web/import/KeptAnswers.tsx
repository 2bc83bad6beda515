import { History } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import type { KeptAnswer } from '../../contract.ts';
import { formatLines } from './QuestionTopic.tsx';

interface KeptAnswersProps {
  of: readonly KeptAnswer[];
  onAskAgain: (id: string) => void;
}

const step = 10;

/** What earlier imports were told of the spellings in this file; each can be taken back. */
export function KeptAnswers({ of, onAskAgain }: KeptAnswersProps) {
  const id = useId();
  const [most, setMost] = useState(step);
  if (of.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id}>Read as answered before</h2>
      <ul className="card divide-y divide-line px-3.5">
        {of.slice(0, most).map(({ id: question, about, text, lines }) => (
          <li key={question} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 text-sm">
            <History className="size-5 shrink-0 text-info" aria-hidden />
            <p className="min-w-0 flex-1 basis-48 break-words">
              {text} <span className="text-soft">({formatLines(lines)})</span>
            </p>
            <Button variant="plain" small onClick={() => onAskAgain(question)} aria-label={`Ask again about ${about}`}>
              Ask again
            </Button>
          </li>
        ))}
      </ul>
      {most < of.length && <Button onClick={() => setMost(most + step)}>Show {step} more</Button>}
    </section>
  );
}
