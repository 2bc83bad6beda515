import { Suspense } from 'react';
import { useOutside } from '../outside.ts';
import { isPasswordAsked, onSessionChange } from '../session.ts';
import { lazyPart } from '../ui/lazy-part.ts';

const StepUpDialog = lazyPart(async () => (await import('./StepUpDialog.tsx')).StepUpDialog);

export function StepUp() {
  const isAsked = useOutside(onSessionChange, isPasswordAsked);
  return (
    isAsked && (
      <Suspense fallback={null}>
        <StepUpDialog />
      </Suspense>
    )
  );
}
