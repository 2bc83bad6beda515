import { useRef } from 'react';
import { NavLink } from 'react-router';
import { useProductName } from '#platform/settings/web/api.ts';
import { DocumentTitle } from '#web/layout/DocumentTitle.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { useCentred } from '#web/ui/centred.ts';
import { Pill } from '#web/ui/Pill.tsx';
import type { SeasonPlan } from '../../contract.ts';
import { UnsavedNote } from './board/UnsavedNote.tsx';
import { planCounts } from './plan-texts.ts';
import { useClockText } from './village-zone.ts';

/** The pages of a plan, in the order in which somebody goes through them. */
const pages = [
  { path: '', label: 'Setup' },
  { path: '/board', label: 'Board' },
  { path: '/publish', label: 'Publish' },
] as const;

/** What a plan is called and how far it is, with its pages. `on` is the page's label. */
export function PlanHead({ plan, on }: { plan: SeasonPlan; on: (typeof pages)[number]['label'] }) {
  const row = useRef<HTMLElement>(null);
  useCentred(row, on);
  const clock = useClockText();
  return (
    <>
      <DocumentTitle of={plan.name} product={useProductName()} />
      <PageTitle
        below={<span className="whitespace-normal">{[planCounts(plan), clock].filter(Boolean).join(' · ')}</span>}
        aside={<PlanStatus plan={plan} />}
      >
        <span className="wrap-anywhere">{plan.name}</span>
      </PageTitle>
      <nav
        ref={row}
        aria-label="Season plan"
        className="scrollbar-none -mx-4 mb-4 overflow-x-auto px-4 lg:mx-0 lg:px-0"
      >
        <div className="flex w-max min-w-full gap-5 border-line border-b max-[359px]:gap-4">
          {pages.map(({ path, label }) => (
            <NavLink key={label} to={`/plans/${plan.id}${path}`} end replace className={tab}>
              {label}
            </NavLink>
          ))}
        </div>
      </nav>
      <UnsavedNote planId={plan.id} />
    </>
  );
}

export const PlanStatus = ({ plan: { status } }: { plan: Pick<SeasonPlan, 'status'> }) => (
  <Pill tone={status === 'published' ? 'win' : 'gold'}>{status === 'published' ? 'Published' : 'Draft'}</Pill>
);

const tab =
  '-mb-px inline-flex min-h-11 items-center whitespace-nowrap border-transparent border-b-2 px-0.5 font-bold text-soft hover:text-ink aria-[current=page]:border-accent-text aria-[current=page]:text-ink';
