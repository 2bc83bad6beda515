import { Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Sport } from '#features/sports/contract.ts';
import type { Team } from '#features/teams/contract.ts';
import { Skeleton } from '#web/ui/states.tsx';
import { AllTeams } from './AllTeams.tsx';
import { idIn } from './filters.ts';
import { OpenTeam } from './OpenTeam.tsx';
import { Roster } from './Roster.tsx';
import { besideSport } from './slots.ts';

export function SportPanel({ sport, teams }: { sport: Sport; teams: Team[] }) {
  const asked = idIn(useSearchParams()[0], 'team');
  const team = teams.find(({ id }) => id === asked);
  return (
    <div
      ref={useFocusThatFollows(team?.id)}
      className="grid grid-cols-1 gap-5 pt-3.5 lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start lg:gap-[22px]"
    >
      <div className="grid min-w-0 grid-cols-1 gap-5">
        {team ? <OpenTeam team={team} /> : <AllTeams sport={sport} teams={teams} />}
        {teams.length > 0 && <Roster key={team?.id ?? 'all'} sport={sport} team={team} />}
      </div>
      <Suspense fallback={<Skeleton className="h-56 rounded-card" />}>
        {besideSport.parts().map(({ module, Part }) => (
          <Part key={module} sportId={sport.id} />
        ))}
      </Suspense>
    </div>
  );
}

function useFocusThatFollows(teamId: number | undefined) {
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(teamId);
  useEffect(() => {
    if (shown.current === teamId) return;
    const place = teamId === undefined ? `[data-team="${shown.current}"]` : '[data-open-team]';
    panel.current?.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
    shown.current = teamId;
  }, [teamId]);
  return panel;
}
