import { useLocation, useNavigate } from 'react-router';
import { takeWantedPath } from '#web/guard.ts';
import { beginSession } from '#web/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toasts.ts';
import { useLogin, welcomeBack } from './entering.ts';
import { acceptInvitation } from './invitation.ts';
import { ForgottenPassword, LoginFields } from './LoginFields.tsx';

export function LoginForm() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const { issues, busy, submit } = useLogin({
    onEntered: async (user) => {
      beginSession(user);
      const invited = await acceptInvitation(hash);
      await navigate(invited?.path ?? takeWantedPath(), { replace: true, viewTransition: true });
      toast(invited?.said ?? welcomeBack(user));
    },
    onFailed: (why) => toast({ title: 'Login Failed', description: why, tone: 'bad' }),
  });
  return (
    <form noValidate onSubmit={submit} className="mt-5 grid gap-4">
      <LoginFields issues={issues} />
      <Button type="submit" look="primary" wide busy={busy} busyLabel="Accessing System...">
        Initialize Connection
      </Button>
      <ForgottenPassword className="text-center" />
    </form>
  );
}
