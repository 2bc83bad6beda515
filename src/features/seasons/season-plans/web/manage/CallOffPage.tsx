import { PageTitle } from '#web/layout/PageTitle.tsx';
import { useSession } from '#web/session/session.ts';
import { CallOffForm } from './call-off/CallOffForm.tsx';
import { mayPlan, OfficersOnly } from './PlanFrame.tsx';
import { useClockText } from './village-zone.ts';

/** Rain, or a hall that is closed: an evening's games move, and people are told once. */
export function CallOffPage() {
  const plans = mayPlan(useSession());
  const clock = useClockText();
  return (
    <>
      <PageTitle below={clock && <span className="whitespace-normal">{clock}</span>}>Call off an evening</PageTitle>
      {plans ? <CallOffForm /> : <OfficersOnly />}
    </>
  );
}
