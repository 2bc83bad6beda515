import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { playerPath } from '#features/teams/players/rules.ts';

interface PlayerLinkProps {
  /** Negative: a walk-on, who has no profile. */
  playerId: number;
  className: string;
  /** The look that only a link has. */
  linkLook?: string;
  children: ReactNode;
}

/** A name that leads to its profile, if it has one. */
export function PlayerLink({ playerId, className, linkLook = 'hover:underline', children }: PlayerLinkProps) {
  if (playerId < 0) return <span className={className}>{children}</span>;
  return (
    <Link to={playerPath(playerId)} viewTransition className={`${className} ${linkLook}`}>
      {children}
    </Link>
  );
}
