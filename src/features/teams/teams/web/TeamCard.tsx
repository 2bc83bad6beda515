import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Team } from '../contract.ts';
import { teamPath } from '../rules.ts';
import { TeamCrest } from './TeamCrest.tsx';
import { gamesText } from './team.ts';

interface TeamCardProps {
  team: Team;
  /** What one can do with the team, beside the link to its page. */
  action: ReactNode;
}

export function TeamCard({ team, action }: TeamCardProps) {
  return (
    <li className="card flex min-h-[76px] items-stretch gap-1 pr-2">
      <Link
        to={teamPath(team.id)}
        viewTransition
        className="flex min-w-0 flex-1 items-center gap-x-3.5 gap-y-1 rounded-card py-3 pl-3.5 max-sm:flex-wrap active:bg-raised"
      >
        <TeamCrest team={team} size={36} lazy />
        <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5 max-sm:basis-28">
          <span className="font-bold leading-tight">{team.name}</span>
          <span className="text-sm text-soft">{gamesText(team)}</span>
        </span>
        <TeamRecord record={team} className="text-xl" />
      </Link>
      <span className="grid shrink-0 content-center">{action}</span>
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
