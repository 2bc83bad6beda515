import { useQuery } from '@tanstack/react-query';
import { Shield } from 'lucide-react';
import type { Sport } from '#features/sports/contract.ts';
import type { Team } from '#features/teams/contract.ts';
import { TeamCard } from '#features/teams/web/TeamCard.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { playerTotalsOptions } from './api.ts';
import { CountTiles } from './CountTiles.tsx';

export function AllTeams({ sport, teams }: { sport: Sport; teams: readonly Team[] }) {
  const { data: totals, isLoadingError } = useQuery(playerTotalsOptions({ sportId: sport.id }));
  return (
    <>
      <CountTiles
        failed={isLoadingError}
        className="grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))]"
        counts={[
          { label: 'Athletes', value: totals?.athletes },
          { label: 'Teams', value: teams.length },
          { label: 'Star Players', value: totals?.stars },
        ]}
      />
      <section className="grid grid-cols-1 gap-3">
        <h2>{sport.name} Teams</h2>
        {teams.length === 0 && <EmptyState icon={Shield} title="No teams available" />}
        <ul className="grid grid-cols-1 gap-2.5 sm:grid-cols-2">
          {teams.map((team) => (
            <TeamCard key={team.id} team={team} />
          ))}
        </ul>
      </section>
    </>
  );
}
