import { LogOut } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { AdminPasswordDialog, closeAdminWindow } from '#platform/admin/web/step-up/AdminPasswordDialog.tsx';
import { ApiError, getMessage } from '#web/api/api.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';

interface AdminPageProps {
  title: string;
  /** Where Back leads from a step of the page. */
  back?: string | undefined;
  /** The name in the welcome line; by default, the admin whom the gate let in. */
  welcome?: string;
  /** Replaces the Logout button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page for admins, behind the admin gate and with the common header. */
export function AdminPage({ children, ...header }: AdminPageProps) {
  return (
    <AdminAccess>
      <Header {...header} />
      {children}
    </AdminAccess>
  );
}

function Header({ title, back, welcome, aside }: Omit<AdminPageProps, 'children'>) {
  const adminName = useSession()?.adminName ?? 'Admin';
  return (
    <PageTitle back={back} below={`Welcome, ${welcome ?? adminName}`} aside={aside ?? <Logout />}>
      {title}
    </PageTitle>
  );
}

function Logout() {
  const logOut = useAdminLogout();
  return (
    <Button small onClick={logOut}>
      <LogOut className="size-4" aria-hidden />
      Logout
    </Button>
  );
}

/** Leaves the admin area: the server refuses further admin writes and the gate asks again, but the login stays. */
function useAdminLogout() {
  const navigate = useNavigate();
  return async () => {
    await navigate('/');
    try {
      await closeAdminWindow();
      toast({ title: 'Logged Out', description: 'You have been logged out successfully' });
    } catch (failure) {
      toast({ title: 'Not logged out', description: getMessage(failure), tone: 'bad' });
    }
  };
}

const leaveAfterMs = 1_000;

/** Shows its children once the person has passed. It is no protection: the server decides about every call. */
function AdminAccess({ children }: { children: ReactNode }) {
  const session = useSession();
  if (!session) return null;
  return session.adminName === null ? <AdminAccessDialog /> : children;
}

function AdminAccessDialog() {
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
