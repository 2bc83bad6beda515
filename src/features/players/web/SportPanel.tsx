import { useQuery } from '@tanstack/react-query';
import { Shield } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { Sport, Team } from '#features/sports/contract.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { playerTotalsOptions } from './api.ts';
import { CountTiles } from './CountTiles.tsx';
import { idIn, withParam } from './filters.ts';
import { RelatedClubs } from './RelatedClubs.tsx';
import { Roster } from './Roster.tsx';
import { TeamCard } from './TeamCard.tsx';

/** Everything of one sport: its figures, teams, players and clubs. Choosing a team narrows the roster to it. */
export function SportPanel({ sport, teams }: { sport: Sport; teams: Team[] }) {
  const [params, setParams] = useSearchParams();
  const totals = useQuery(playerTotalsOptions({ sportId: sport.id }));
  const asked = idIn(params, 'team');
  const team = teams.find(({ id }) => id === asked);
  const narrowTo = (id: number | null) =>
    setParams(withParam(params, 'team', id), { replace: true, preventScrollReset: true });
  return (
    <div className="grid gap-5 pt-3.5 lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start lg:gap-[22px]">
      <div className="grid min-w-0 gap-5">
        <CountTiles
          className="grid-cols-3"
          counts={[
            { label: 'Athletes', value: totals.data?.athletes },
            { label: 'Teams', value: teams.length },
            { label: 'Star Players', value: totals.data?.stars },
          ]}
        />
        <section className="grid gap-3">
          <h2>{sport.name} Teams</h2>
          {teams.length === 0 && <EmptyState icon={Shield} title="No teams available" />}
          <ul className="grid gap-2.5 sm:grid-cols-2">
            {teams.map((one) => (
              <TeamCard
                key={one.id}
                team={one}
                chosen={one.id === team?.id}
                onChoose={() => narrowTo(one.id === team?.id ? null : one.id)}
              />
            ))}
          </ul>
        </section>
        {teams.length > 0 && (
          <Roster key={team?.id ?? 'all'} sport={sport} team={team} onShowAllTeams={() => narrowTo(null)} />
        )}
      </div>
      <RelatedClubs sportId={sport.id} />
    </div>
  );
}
