import { useQuery } from '@tanstack/react-query';
import { CalendarRange, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { getMessage } from '#web/api/api.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { useSession } from '#web/session/session.ts';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { SeasonPlan } from '../../contract.ts';
import { plansOptions } from '../api.ts';
import { NewPlan } from './NewPlan.tsx';
import { mayPlan, OfficersOnly } from './PlanFrame.tsx';
import { PlanStatus } from './PlanHead.tsx';
import { planCounts } from './plan-texts.ts';

export function PlansPage() {
  const plans = mayPlan(useSession());
  return (
    <>
      <PageTitle aside={plans && <NewPlan />}>Season plans</PageTitle>
      {plans ? <Plans /> : <OfficersOnly />}
    </>
  );
}

function Plans() {
  const { data: plans, error, isFetching, refetch } = useQuery(plansOptions);
  if (!plans && error) {
    return <ErrorState title="The plans did not load" text={getMessage(error)} onRetry={refetch} busy={isFetching} />;
  }
  if (!plans) {
    return (
      <Loading label="Loading the plans">
        <Skeleton className="h-40 rounded-card" />
      </Loading>
    );
  }
  if (plans.length === 0) {
    return (
      <EmptyState
        icon={CalendarRange}
        title="No season plans yet"
        text="Say who plays, where and when: the games make themselves. Nobody but officers sees a draft."
      />
    );
  }
  return (
    <ul className="card divide-y divide-line overflow-clip lg:max-w-2xl">
      {plans.map((plan) => (
        <PlanRow key={plan.id} plan={plan} />
      ))}
    </ul>
  );
}

const PlanRow = ({ plan }: { plan: SeasonPlan }) => (
  <li>
    <Link
      to={`/plans/${plan.id}`}
      viewTransition
      className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-3 px-4 py-3 hover:bg-raised"
    >
      <span className="grid gap-0.5 wrap-anywhere">
        <span className="font-bold">{plan.name}</span>
        <span className="text-sm text-soft">{planCounts(plan)}</span>
      </span>
      <PlanStatus plan={plan} />
      <ChevronRight className="size-5 text-soft" aria-hidden />
    </Link>
  </li>
);
