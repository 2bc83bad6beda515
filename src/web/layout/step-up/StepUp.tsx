import { Suspense } from 'react';
import { useOutside } from '../../routing/rendering.ts';
import { isPasswordAsked, onSessionChange } from '../../session/session.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const StepUpDialog = lazyPart(async () => (await import('./StepUpDialog.tsx')).StepUpDialog);

export function StepUp() {
  const isAsked = useOutside(onSessionChange, isPasswordAsked, () => false);
  return (
    isAsked && (
      <Suspense fallback={null}>
        <StepUpDialog />
      </Suspense>
    )
  );
}
