import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { teamPath } from '#features/teams/teams/rules.ts';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import type { OwnPlayer } from '../contract.ts';

interface OwnTeamRowProps extends Pick<OwnPlayer, 'player' | 'team'> {
  about: ReactNode;
  children?: ReactNode;
}

/** A team that one plays in, or has claimed to play in. */
export function OwnTeamRow({ team, about, children }: OwnTeamRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b py-1.5 last:border-b-0">
      <Link
        to={teamPath(team.id)}
        viewTransition
        className="-mx-2 flex min-h-12 min-w-0 flex-1 basis-40 items-center gap-3 rounded-control px-2 transition hover:bg-raised"
      >
        <TeamCrest team={team} size={32} lazy />
        <span className="grid min-w-0 gap-0.5">
          <span className="font-bold text-base leading-tight wrap-anywhere">{team.name}</span>
          <span className="text-sm text-soft wrap-anywhere">{about}</span>
        </span>
      </Link>
      {children}
    </li>
  );
}
