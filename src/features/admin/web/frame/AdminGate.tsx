import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#web/api.ts';
import { AdminPasswordDialog } from '#web/layout/AdminPasswordDialog.tsx';
import { useSession } from '#web/session.ts';
import { toast } from '#web/ui/toasts.ts';

const leaveAfterMs = 1_000;

/** Shows what is behind it to whom it has let in. What it shows grants nothing: the server decides about every call. */
export function AdminGate({ children }: { children: ReactNode }) {
  const session = useSession();
  if (!session) return null;
  return session.adminName === null ? <GateDialog /> : children;
}

function GateDialog() {
  const navigate = useNavigate();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const leave = () => void navigate('/');
  const refuse = (failure: unknown): boolean => {
    if (!(failure instanceof ApiError) || failure.status !== 403) return false;
    toast({ title: 'Access Denied', description: 'Incorrect password', tone: 'bad' });
    leaving.current = setTimeout(leave, leaveAfterMs);
    return true;
  };
  return (
    <AdminPasswordDialog
      description="Please enter the admin password to access the dashboard."
      onCancel={leave}
      onPassed={() => toast({ title: 'Access Granted', description: 'Welcome to the Admin Dashboard', tone: 'good' })}
      onRefused={refuse}
    />
  );
}
