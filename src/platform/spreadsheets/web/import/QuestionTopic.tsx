import { useId, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/fields/Field.tsx';
import { Segmented } from '#web/ui/fields/Segmented.tsx';
import type { Answers, ImportQuestion } from '../../contract.ts';

interface QuestionTopicProps {
  title: string;
  of: readonly ImportQuestion[];
  answers: Answers;
  onAnswer: (id: string, value: string) => void;
  onAnswerAll: (topic: ImportQuestion['topic'], value: string) => void;
}

const step = 10;

export function QuestionTopic({ title, of, answers, onAnswer, onAnswerAll }: QuestionTopicProps) {
  const id = useId();
  const [most, setMost] = useState(step);
  const [first] = of;
  if (!first) return null;
  const { topic } = first;
  const forAll = first.options.filter(({ value }) =>
    of.every(({ options }) => options.some((one) => one.value === value)),
  );
  const answerTo = (question: ImportQuestion) => answers[question.id] ?? answers[topic] ?? '';
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id}>{title}</h2>
      {of.length > 1 && forAll.length > 0 && (
        <Segmented
          label={`For all ${of.length}`}
          choices={forAll.map(({ value, label }) => ({ value, label: `${label} (all ${of.length})` }))}
          value={of.every((one) => answerTo(one) === answerTo(first)) ? answerTo(first) : ''}
          onChoose={(value) => onAnswerAll(topic, value)}
        />
      )}
      <ul className="card divide-y divide-line px-3.5">
        {of.slice(0, most).map((question) => (
          <li key={question.id} className="grid gap-2 py-3">
            <p className="grid gap-0.5 break-words text-sm">
              <span className="font-semibold">{question.about}</span>
              <span className="text-soft">
                {question.text} ({formatLines(question.lines)})
              </span>
            </p>
            <Answer question={question} value={answerTo(question)} onAnswer={onAnswer} />
          </li>
        ))}
      </ul>
      {most < of.length && <Button onClick={() => setMost(most + step)}>Show {step} more</Button>}
    </section>
  );
}

interface AnswerProps {
  question: ImportQuestion;
  value: string;
  onAnswer: (id: string, value: string) => void;
}

const maxVisible = 3;

const Answer = ({ question: { id, about, options }, value, onAnswer }: AnswerProps) =>
  options.length > maxVisible ? (
    <Select aria-label={about} value={value} onChange={({ target }) => onAnswer(id, target.value)}>
      <option value="">Choose</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  ) : (
    <Segmented label={about} choices={options} value={value} onChoose={(chosen) => onAnswer(id, chosen)} />
  );

const maxLines = 5;

export function formatLines(lines: readonly number[]): string {
  const shown = lines.slice(0, maxLines).join(', ');
  return `${lines.length === 1 ? 'line' : 'lines'} ${shown}${lines.length > maxLines ? ' …' : ''}`;
}
