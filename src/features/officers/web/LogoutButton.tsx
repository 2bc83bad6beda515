import { useNavigate } from 'react-router';
import { clearOfficerFlags } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';

/** Leaves the dashboard, not the village: the session goes on. */
export function LogoutButton() {
  const navigate = useNavigate();
  const leave = async () => {
    await navigate('/more');
    clearOfficerFlags();
    toast({ title: 'Logged out' });
  };
  return (
    <Button small onClick={leave}>
      Logout
    </Button>
  );
}
