import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Team } from '../contract.ts';
import { TeamCrest } from './TeamCrest.tsx';
import { TeamRecord } from './TeamRecord.tsx';
import { gamesText, teamPath } from './team.ts';

export function TeamCard({ team }: { team: Team }) {
  return (
    <li>
      <Link
        to={teamPath(team)}
        viewTransition
        data-team={team.id}
        className="card flex min-h-[76px] w-full items-center gap-x-3.5 gap-y-1 py-3 pr-2 pl-3.5 max-sm:flex-wrap transition hover:border-edge active:bg-raised"
      >
        <TeamCrest team={team} size={36} lazy />
        <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5 max-sm:basis-28">
          <span className="font-bold leading-tight">{team.name}</span>
          <span className="text-[0.8125rem] text-soft">{gamesText(team)}</span>
        </span>
        <TeamRecord record={team} className="text-2xl" />
        <ChevronRight className="-ml-1.5 size-5 shrink-0 text-soft" aria-hidden />
      </Link>
    </li>
  );
}
