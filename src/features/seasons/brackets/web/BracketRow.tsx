import { ChevronRight, Trophy } from 'lucide-react';
import { Link } from 'react-router';
import { useMyTeams } from '#features/teams/my-teams/web/api.ts';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import type { BracketSummary } from '../contract.ts';
import { roundSize, roundTitle } from '../round-rules.ts';
import { bracketPath } from '../rules.ts';

/** A bracket in a list: whose it is, and how far it has come. Leads to it. */
export function BracketRow({ bracket }: { bracket: BracketSummary }) {
  const { competition, sport, teamIds, round, isLive, champion } = bracket;
  const { isMarked } = useMyTeams();
  const isMine = teamIds.some(isMarked);
  return (
    <Link
      to={bracketPath(competition.id)}
      viewTransition
      className={`relative flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-raised ${isMine ? 'before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-accent' : ''}`}
    >
      {champion ? <TeamCrest team={champion} size={24} lazy /> : <Trophy className="size-5 text-soft" aria-hidden />}
      <span className="min-w-0 flex-1">
        <span className="block truncate font-bold">{competition.name}</span>
        <span className="block truncate text-sm text-soft">
          {[
            sport.name,
            champion ? `Won by ${champion.name}` : round && roundTitle(round, roundSize(round) === 2 ? 1 : 2),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {isMine && <span className="sr-only">Your team plays in it</span>}
      {isLive && (
        <Pill tone="live" caps>
          Live
        </Pill>
      )}
      <ChevronRight className="size-5 shrink-0 text-soft" aria-hidden />
    </Link>
  );
}
