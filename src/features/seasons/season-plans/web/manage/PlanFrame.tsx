import { useQuery } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { ApiError, getMessage } from '#web/api/api.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { type Session, useSession } from '#web/session/session.ts';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { SeasonPlan } from '../../contract.ts';
import { planOptions } from '../api.ts';

interface PlanFrameProps {
  /** The page's name, until the plan's is known. */
  title: string;
  children: (plan: SeasonPlan) => ReactNode;
}

/** A page of the plan in its address: `children` draw its head and what is below. Only officers see it. */
export function PlanFrame({ title, children }: PlanFrameProps) {
  const id = Number(useParams()['id']);
  const plans = mayPlan(useSession());
  const { data: plan, error, isFetching, refetch } = useQuery({ ...planOptions(id), enabled: plans });
  const isMissing = error instanceof ApiError && error.status === 404;
  if (plans && plan && !isMissing) return children(plan);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {!plans && <OfficersOnly />}
      {plans && isMissing && <EmptyState title="This plan was not found" text="It may have been deleted." />}
      {plans && error && !isMissing && (
        <ErrorState title="The plan did not load" text={getMessage(error)} onRetry={refetch} busy={isFetching} />
      )}
      {plans && !error && (
        <Loading label="Loading the plan">
          <Skeleton className="h-96 rounded-card" />
        </Loading>
      )}
    </>
  );
}

export const OfficersOnly = () => <EmptyState icon={ShieldAlert} title="Only officers and admins plan seasons" />;

export const mayPlan = (session: Session | null): boolean =>
  session !== null && (session.isGroundAnchor || session.isAdmin);
