import { useExternalStore } from '#web/routing/rendering.ts';
import { passwordQuestion } from '#web/session/session.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const AdminPasswordDialog = lazyPart(async () => (await import('./AdminPasswordDialog.tsx')).AdminPasswordDialog);

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
