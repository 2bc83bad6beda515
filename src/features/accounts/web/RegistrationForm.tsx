import { useLocation, useNavigate } from 'react-router';
import { takeWantedPath } from '#web/guard.ts';
import { beginSession } from '#web/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toasts.ts';
import { mismatch, useRegistration, welcomeTo } from './entering.ts';
import { acceptInvitation } from './invitation.ts';
import { RegistrationFields } from './RegistrationFields.tsx';

export function RegistrationForm({ product }: { product: string }) {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const { issues, busy, submit } = useRegistration({
    onEntered: async (user) => {
      beginSession(user);
      const invited = await acceptInvitation(hash);
      await navigate(invited?.path ?? takeWantedPath(), { replace: true, viewTransition: true });
      toast(invited?.said ?? welcomeTo(product, user));
    },
    onFailed: (why) => toast({ title: 'Registration Failed', description: why, tone: 'bad' }),
    onRefused: ({ message }) => {
      if (message === mismatch) toast({ title: 'Registration Failed', description: mismatch, tone: 'bad' });
    },
  });
  return (
    <form noValidate onSubmit={submit} className="mt-5 grid gap-4">
      <RegistrationFields issues={issues} />
      <Button type="submit" look="primary" wide busy={busy} busyLabel="Joining Network...">
        Join The Arena
      </Button>
    </form>
  );
}
