import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { Suspense } from 'react';
import type { Team } from '#features/teams/contract.ts';
import { genderNames } from '#features/teams/web/team.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Crest } from '#web/ui/Crest.tsx';
import { playerTotalsOptions } from './api.ts';
import { CountTiles } from './CountTiles.tsx';
import { belowTeam, teamRecord } from './slots.ts';

export function OpenTeam({ team }: { team: Team }) {
  const { data: totals, isLoadingError } = useQuery(playerTotalsOptions({ teamId: team.id }));
  return (
    <>
      <Card hero className="settle pt-2.5">
        <ButtonLink to={`/teams?sport=${team.sportId}`} look="plain" small className="-ml-2">
          <ChevronLeft className="-ml-1 size-4.5" aria-hidden /> All teams
        </ButtonLink>
        <div className="flex items-center gap-4 pt-1 pb-1.5 max-sm:flex-wrap">
          <Crest name={team.name} logo={team.logo} size={66} />
          <div className="grid min-w-0 flex-1 grid-cols-1 gap-1 max-sm:basis-28">
            <h2 data-open-team tabIndex={-1} className="text-xl outline-none lg:text-2xl">
              {team.name}
            </h2>
            <p className="text-[0.8125rem] text-soft">{genderNames[team.gender]}</p>
          </div>
          <Suspense>
            {teamRecord.parts().map(({ module, Part }) => (
              <Part key={module} team={team} />
            ))}
          </Suspense>
        </div>
      </Card>
      <CountTiles
        failed={isLoadingError}
        className="grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))]"
        counts={[
          { label: 'Athletes', value: totals?.athletes },
          { label: 'Captains', value: totals?.captains },
          { label: 'Star Players', value: totals?.stars },
        ]}
      />
      <Suspense>
        {belowTeam.parts().map(({ module, Part }) => (
          <Part key={module} team={team} />
        ))}
      </Suspense>
    </>
  );
}
