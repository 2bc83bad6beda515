import { useNavigate } from 'react-router';
import { messageOf } from '#web/api.ts';
import { closeAdminWindow } from '#web/session-calls.ts';
import { toast } from '#web/ui/toasts.ts';

/** Leaves the admin area: the person stays logged in, the server takes no more admin writes, and the gate asks again. */
export function useAdminLogout() {
  const navigate = useNavigate();
  return async () => {
    await navigate('/');
    try {
      await closeAdminWindow();
      toast({ title: 'Logged Out', description: 'You have been logged out successfully' });
    } catch (failure) {
      toast({ title: 'Not logged out', description: messageOf(failure), tone: 'bad' });
    }
  };
}
