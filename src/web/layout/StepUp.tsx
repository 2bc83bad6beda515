import { Suspense } from 'react';
import { useOutside } from '../outside.ts';
import { isStepUpAsked, onStepUpChange } from '../step-up.ts';
import { lazyPart } from '../ui/lazy-part.ts';

const StepUpDialog = lazyPart(async () => (await import('./StepUpDialog.tsx')).StepUpDialog);

export function StepUp() {
  const isAsked = useOutside(onStepUpChange, isStepUpAsked);
  return (
    isAsked && (
      <Suspense fallback={null}>
        <StepUpDialog />
      </Suspense>
    )
  );
}
