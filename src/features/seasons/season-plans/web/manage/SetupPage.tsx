import { PlanFrame } from './PlanFrame.tsx';
import { PlanHead } from './PlanHead.tsx';
import { Setup } from './setup/Setup.tsx';

export function SetupPage() {
  return (
    <PlanFrame title="Season plan">
      {(plan) => (
        <>
          <PlanHead plan={plan} on="Setup" />
          <Setup key={plan.id} plan={plan} />
        </>
      )}
    </PlanFrame>
  );
}
