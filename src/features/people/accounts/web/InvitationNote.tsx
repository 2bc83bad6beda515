import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { acceptInvitation } from './links.ts';

/** Shown for an officer invitation: people who are logged in accept at once, others by logging in or registering. */
export function InvitationNote() {
  const session = useSession();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const accept = async () => {
    setBusy(true);
    const outcome = await acceptInvitation(hash);
    setBusy(false);
    if (!outcome) return;
    await navigate(outcome.path, { replace: true, viewTransition: true });
    toast(outcome.toast);
  };
  return (
    <div className="card settle grid gap-3 border-accent-text bg-card/94 p-4">
      <p className="flex items-center gap-2 font-bold">
        <ShieldCheck className="size-5 shrink-0 text-accent-text" aria-hidden />
        You are invited to be an officer
      </p>
      <p className="text-sm text-soft">
        Officers enter scores, box scores and player details, and approve photos.{' '}
        {session
          ? 'Accept with this account, or log in with another.'
          : 'Log in, or join if you have no account. It takes effect at once.'}
      </p>
      {session && (
        <Button variant="primary" wide busy={busy} busyLabel="Accepting..." onClick={accept}>
          Accept as {session.displayName}
        </Button>
      )}
    </div>
  );
}
