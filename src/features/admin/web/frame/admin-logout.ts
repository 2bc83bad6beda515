import { useNavigate } from 'react-router';
import { clearAdminFlags } from '#web/session.ts';
import { toast } from '#web/ui/toasts.ts';

/** Leaves the admin area: the person stays logged in, and the gate asks again. */
export function useAdminLogout() {
  const navigate = useNavigate();
  return async () => {
    await navigate('/');
    clearAdminFlags();
    toast({ title: 'Logged Out', description: 'You have been logged out successfully' });
  };
}
