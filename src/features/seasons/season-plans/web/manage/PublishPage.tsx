import { PlanFrame } from './PlanFrame.tsx';
import { PlanHead } from './PlanHead.tsx';
import { PublicationView } from './publish/PublicationView.tsx';

export function PublishPage() {
  return (
    <PlanFrame title="Season plan">
      {(plan) => (
        <>
          <PlanHead plan={plan} on="Publish" />
          <PublicationView key={plan.id} plan={plan} />
        </>
      )}
    </PlanFrame>
  );
}
