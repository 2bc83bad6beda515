import { mayPlan, OfficersOnly } from '#features/seasons/season-plans/web/manage/PlanFrame.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { useSession } from '#web/session/session.ts';
import { LeavingForm } from './leaving/LeavingForm.tsx';

/** A team leaves a competition: what becomes of its games is shown before it is stored, and people are told once. */
export function LeavingTeamPage() {
  const plans = mayPlan(useSession());
  return (
    <>
      <PageTitle>A team leaves</PageTitle>
      {plans ? <LeavingForm /> : <OfficersOnly />}
    </>
  );
}
