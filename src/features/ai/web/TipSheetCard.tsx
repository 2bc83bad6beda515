import type { ReactNode } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import type { TipSheet } from '../contract.ts';
import { Advice } from './Advice.tsx';
import { Benefits } from './Benefits.tsx';

/** Tips in the order in which to try them, what they are good for, and when they are not enough. */
export function TipSheetCard({ sheet, acts }: { sheet: TipSheet; acts: ReactNode }) {
  const { title, category, description, tips, benefits, advice } = sheet;
  return (
    <article aria-label={title} className="grid min-w-0 gap-3.5">
      <Card hero className="settle wrap-anywhere grid gap-3">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h2 className="min-w-0 flex-1 basis-56 text-balance text-xl lg:text-2xl">{title}</h2>
          {acts}
        </div>
        <p>
          <Pill tone="info">{category}</Pill>
        </p>
        <p className="max-w-[62ch] text-[0.9375rem] text-soft">{description}</p>
      </Card>
      <ol className="grid gap-3.5">
        {tips.map((tip, at) => (
          <Card as="li" key={tip} className="wrap-anywhere flex items-start gap-4">
            <span className="score grid size-10 shrink-0 place-items-center rounded-control bg-raised text-accent-text text-xl">
              {at + 1}
            </span>
            <p className="min-w-0 self-center">{tip}</p>
          </Card>
        ))}
      </ol>
      <Card heading="Good for">
        <Benefits benefits={benefits} />
      </Card>
      <Advice>{advice}</Advice>
    </article>
  );
}
