import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useProductName } from '#platform/settings/web/api.ts';
import { useHash } from '#web/routing/rendering.ts';
import { takeWantedPath } from '#web/session/guard.ts';
import { confirmSession } from '#web/session/session-requests.ts';
import { buttonClasses } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { beginCampusLogin } from '../api.ts';
import { welcomeBack, welcomeTo } from '../entering.ts';
import { acceptInvitation, invitationTokenIn } from '../links.ts';
import { CampusButton } from './CampusButton.tsx';
import { campusFailed, campusOutcomeIn, campusRefusal } from './outcomes.ts';

/** Where an invitation waits while the browser is at the university. */
const invitationKey = 'campusInvitation';

/** The way in by the university: its button, and what came of the last time it was pressed. */
export function CampusEntry({ label, isOnly }: { label: string; isOnly: boolean }) {
  const { hash } = useLocation();
  const outcome = campusOutcomeIn(useHash());
  const refusal = campusRefusal(outcome);
  const keepInvitation = () => {
    if (invitationTokenIn(hash)) sessionStorage.setItem(invitationKey, hash);
  };
  return (
    <div className="grid gap-3">
      {(outcome === 'in' || outcome === 'joined') && <ComingIn isNew={outcome === 'joined'} />}
      {refusal && (
        <p role="alert" className="rounded-control border border-line px-4 py-3 text-sm">
          {refusal}
        </p>
      )}
      {(outcome === 'out' || outcome === 'stays') && <StillThere canLeave={outcome === 'out'} />}
      <CampusButton
        variant={isOnly ? 'primary' : 'quiet'}
        label={label}
        begin={beginCampusLogin}
        onLeave={keepInvitation}
      />
      {!isOnly && (
        <p className="flex items-center gap-3 text-sm text-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
          or with a password of this village
        </p>
      )}
    </div>
  );
}

/** The server has opened the session: goes on as after any other login. */
function ComingIn({ isNew }: { isNew: boolean }) {
  const navigate = useNavigate();
  const product = useProductName();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the login that has just ended
  useEffect(() => {
    const goOn = async () => {
      const session = await confirmSession();
      if (!session) return toast(campusFailed('This browser did not keep the login. Allow cookies for this site.'));
      const user = { ...session, id: session.userId, adminWindow: false };
      const invited = await acceptInvitation(takeInvitation());
      await navigate(invited?.path ?? takeWantedPath(), { replace: true, viewTransition: true });
      toast(invited?.toast ?? (isNew ? welcomeTo(product, user) : welcomeBack(user)));
    };
    goOn().catch(() => undefined);
  }, []);
  return (
    <p role="status" className="text-center text-sm text-soft">
      You are logged in. One moment...
    </p>
  );
}

function takeInvitation(): string {
  const kept = sessionStorage.getItem(invitationKey) ?? '';
  sessionStorage.removeItem(invitationKey);
  return kept;
}

/** On a shared computer the next person could come in without a password. */
function StillThere({ canLeave }: { canLeave: boolean }) {
  return (
    <div role="status" className="grid gap-1 rounded-control border border-line p-4 text-sm">
      <p>
        <strong>You are still logged in at your university</strong> in this browser.{' '}
        {canLeave
          ? 'On a computer that others use, log out there too.'
          : 'It has no page for logging out: on a computer that others use, close all windows of the browser.'}
      </p>
      {canLeave && (
        <a href="/api/login/campus/leave" className={buttonClasses({ small: true, className: 'mt-2' })}>
          Log out at the university
        </a>
      )}
    </div>
  );
}
