import type { Outcome } from '../contract.ts';

const outcomes: Record<Outcome, [word: string, classes: string]> = {
  W: ['won', 'text-win'],
  D: ['drawn', 'text-soft'],
  L: ['lost', 'text-live-text'],
};

/** A form within a line of text, the latest last. */
export const FormLetters = ({ form }: { form: readonly Outcome[] }) => (
  <span className="score inline-flex text-sm leading-none">
    <span className="sr-only">{form.map((outcome) => outcomes[outcome][0]).join(', ')}</span>
    {form.map((outcome, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: five fixed places
      <span key={index} aria-hidden className={`min-w-[1.1ch] text-center ${outcomes[outcome][1]}`}>
        {outcome}
      </span>
    ))}
  </span>
);
