import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { BackLink } from '#web/layout/BackLink.tsx';
import { useSession } from '#web/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { AdminGate } from './AdminGate.tsx';
import { useAdminLogout } from './admin-logout.ts';

interface AdminPageProps {
  title: string;
  /** Where the arrow beside the title leads. */
  back?: string;
  /** Who is welcomed; else whom the admin gate let in. */
  welcome?: string;
  /** Stands where Logout does. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page for admins: behind the admin gate, under the header that all of them have. */
export function AdminPage({ children, ...header }: AdminPageProps) {
  return (
    <AdminGate>
      <Header {...header} />
      {children}
    </AdminGate>
  );
}

function Header({ title, back, welcome, aside }: Omit<AdminPageProps, 'children'>) {
  const adminName = useSession()?.adminName ?? 'Admin';
  return (
    <div className="mb-4 flex min-h-14 items-center gap-2 lg:mb-6">
      {back && <BackLink to={back} />}
      <div className="grid min-w-0 flex-1 gap-0.5">
        <h1 className="wrap-anywhere max-[389px]:text-xl lg:text-3xl">{title}</h1>
        <p className="truncate text-sm text-soft">Welcome, {welcome ?? adminName}</p>
      </div>
      {aside ?? <Logout />}
    </div>
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
