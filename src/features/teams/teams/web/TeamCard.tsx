import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Team } from '../contract.ts';
import { teamPath } from '../rules.ts';
import { TeamCrest } from './TeamCrest.tsx';
import { gamesText } from './team.ts';

export function TeamCard({ team }: { team: Team }) {
  return (
    <li>
      <Link
        to={teamPath(team.id)}
        viewTransition
        className="card flex min-h-[76px] w-full items-center gap-x-3.5 gap-y-1 py-3 pr-2 pl-3.5 max-sm:flex-wrap active:bg-raised"
      >
        <TeamCrest team={team} size={36} lazy />
        <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5 max-sm:basis-28">
          <span className="font-bold leading-tight">{team.name}</span>
          <span className="text-sm text-soft">{gamesText(team)}</span>
        </span>
        <TeamRecord record={team} className="text-xl" />
        <ChevronRight className="-ml-1.5 size-5 shrink-0 text-soft" aria-hidden />
      </Link>
    </li>
  );
}

interface TeamRecordProps {
  record: { wins: number; losses: number; draws?: number };
  /** Which games it counts. */
  of?: string;
  className: string;
}

export function TeamRecord({ record: { wins, losses, draws = 0 }, of, className }: TeamRecordProps) {
  const numbers = draws > 0 ? [wins, draws, losses] : [wins, losses];
  return (
    <span className="grid shrink-0 justify-items-end gap-0.5">
      <span className={`score ${className}`} aria-hidden>
        {numbers.join('-')}
      </span>
      <span className="text-right text-xs text-soft" aria-hidden>
        {draws > 0 ? 'W-D-L' : 'W-L'}
        {of && <span className="block">{of}</span>}
      </span>
      <span className="sr-only">
        {wins} won, {draws > 0 && `${draws} drawn, `}
        {losses} lost{of && `, ${of.toLowerCase()}`}
      </span>
    </span>
  );
}
