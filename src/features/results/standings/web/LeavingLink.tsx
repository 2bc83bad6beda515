import { UserMinus } from 'lucide-react';
import { useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/Button.tsx';

interface LeavingLinkProps {
  competitionId?: number | undefined;
  teamId?: number;
  children: string;
}

/** For officers: leads to the page on which a team leaves a competition, with what is known of both. */
export function LeavingLink({ competitionId, teamId, children }: LeavingLinkProps) {
  const session = useSession();
  if (!session?.isGroundAnchor && !session?.isAdmin) return null;
  const asked = new URLSearchParams();
  if (competitionId !== undefined) asked.set('competition', String(competitionId));
  if (teamId !== undefined) asked.set('team', String(teamId));
  return (
    <ButtonLink to={`/leaving-team?${asked}`} small className="mt-4 justify-self-start">
      <UserMinus className="size-4" aria-hidden />
      {children}
    </ButtonLink>
  );
}
