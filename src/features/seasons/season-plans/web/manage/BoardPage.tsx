import { BoardOfPlan } from './board/BoardOfPlan.tsx';
import { PlanFrame } from './PlanFrame.tsx';
import { PlanHead } from './PlanHead.tsx';

export function BoardPage() {
  return (
    <PlanFrame title="Board">
      {(plan) => (
        <>
          <PlanHead plan={plan} on="Board" />
          <BoardOfPlan key={plan.id} plan={plan} />
        </>
      )}
    </PlanFrame>
  );
}
