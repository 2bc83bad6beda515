import { useExternalStore } from '#web/routing/rendering.ts';
import { passwordQuestion } from '#web/session/session.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';

const AdminPasswordDialog = lazyComponent(async () => (await import('./AdminPasswordDialog.tsx')).AdminPasswordDialog);

/** Shown over an admin's page when an action needs the password again. */
export function StepUp() {
  const question = useExternalStore(passwordQuestion.subscribe, passwordQuestion.get, () => null);
  return (
    question && (
      <AdminPasswordDialog
        description="Please enter your password again to continue."
        onCancel={() => question.end(false)}
        onPassed={() => question.end(true)}
      />
    )
  );
}
