import { Suspense, useSyncExternalStore } from 'react';
import { isStepUpAsked, onStepUpChange } from '../step-up.ts';
import { lazyPart } from '../ui/lazy-part.ts';

const StepUpDialog = lazyPart(async () => (await import('./StepUpDialog.tsx')).StepUpDialog);

export function StepUp() {
  const isAsked = useSyncExternalStore(onStepUpChange, isStepUpAsked);
  return (
    isAsked && (
      <Suspense fallback={null}>
        <StepUpDialog />
      </Suspense>
    )
  );
}
