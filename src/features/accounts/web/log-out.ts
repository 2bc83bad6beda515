import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '#web/api/api.ts';
import { forgetWantedPath } from '#web/session/guard.ts';
import { logOut } from '#web/session/session-calls.ts';
import { toast } from '#web/ui/toasts/toasts.ts';

export function useLogOut() {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const leave = async () => {
    setBusy(true);
    try {
      await logOut();
      forgetWantedPath();
      await navigate('/');
      toast({ title: 'Logged Out', description: 'You have been logged out successfully' });
    } catch (error) {
      toast({ title: 'Not logged out', description: messageOf(error), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return { logOut: leave, busy };
}
