import type { Answers, ImportPreview, ImportQuestion } from '../../contract.ts';
import { QuestionTopic } from './QuestionTopic.tsx';
import { Tick } from './Tick.tsx';

interface QuestionsProps {
  preview: ImportPreview;
  answers: Answers;
  onAnswer: (choice: { answers: Answers }) => void;
}

/** What the file leaves open: each is answered for all its rows at once, or one by one. */
export function Questions({ preview: { questions }, answers, onAnswer }: QuestionsProps) {
  const of = (topic: ImportQuestion['topic']) => questions.filter((question) => question.topic === topic);
  const answer = (id: string, value: string) => onAnswer({ answers: { ...answers, [id]: value } });
  /** For all, also for those that were answered one by one. */
  const answerAll = (topic: ImportQuestion['topic'], value: string) => {
    const ids = new Set(of(topic).map(({ id }) => id));
    const others = Object.fromEntries(Object.entries(answers).filter(([id]) => !ids.has(id)));
    onAnswer({ answers: { ...others, [topic]: value } });
  };
  const shared = { answers, onAnswer: answer, onAnswerAll: answerAll };
  const missing = of('team');
  return (
    <>
      <QuestionTopic title="Did you mean a team that is here?" of={of('spelling')} {...shared} />
      {missing.length > 0 && (
        <div className="grid gap-2">
          <Tick checked={answers['team'] === 'new'} onChange={(add) => answerAll('team', add ? 'new' : '')}>
            Add {missing.length === 1 ? '1 missing team' : `${missing.length} missing teams`}: {listed(missing)}
          </Tick>
          {missing.some(({ options }) => options.length > 1) && (
            <details className="px-3.5">
              <summary className="min-h-11 cursor-pointer content-center font-semibold text-sm">
                Or choose a team for each name
              </summary>
              <QuestionTopic title="Missing teams" of={missing} {...shared} />
            </details>
          )}
        </div>
      )}
      <QuestionTopic title="A second game, or the same one moved?" of={of('meeting')} {...shared} />
      <QuestionTopic title="Played, but without a score" of={of('played')} {...shared} />
    </>
  );
}

const mostListed = 8;

function listed(missing: readonly ImportQuestion[]): string {
  const names = missing.map(({ about }) => about);
  const more = names.length - mostListed;
  return more > 0 ? `${names.slice(0, mostListed).join(', ')} and ${more} more` : names.join(', ');
}
