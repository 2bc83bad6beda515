import type { Outcome } from '../contract.ts';

export const outcomeLabels: Record<Outcome, string> = { W: 'won', D: 'drawn', L: 'lost' };
export const outcomeClasses: Record<Outcome, string> = {
  W: 'border-transparent bg-win text-ground',
  D: 'border-edge text-soft',
  L: 'border-live-text text-live-text',
};

/** The last five games, the latest last; letter and shape show the outcome as well as colour. */
export function Form({ outcomes }: { outcomes: readonly Outcome[] }) {
  return (
    <span className="flex gap-1">
      <span className="sr-only">{outcomes.map((outcome) => outcomeLabels[outcome]).join(', ') || 'no games yet'}</span>
      {outcomes.map((outcome, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: five fixed places
          key={index}
          aria-hidden
          className={`grid size-6 place-items-center rounded-md border text-xs font-bold ${outcomeClasses[outcome]}`}
        >
          {outcome}
        </span>
      ))}
    </span>
  );
}
