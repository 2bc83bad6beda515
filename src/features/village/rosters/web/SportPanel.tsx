import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Shield, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { RelatedClubs } from '#features/teams/clubs/web/RelatedClubs.tsx';
import { FollowStar } from '#features/teams/my-teams/web/FollowButton.tsx';
import type { Player } from '#features/teams/players/contract.ts';
import { rosterPreview, splitByStar } from '#features/teams/players/rules.ts';
import { playersOptions, playerTotalsOptions } from '#features/teams/players/web/api.ts';
import { useProfileInUrl } from '#features/teams/players/web/useProfileInUrl.ts';
import type { Sport } from '#features/teams/sports/contract.ts';
import type { Team } from '#features/teams/teams/contract.ts';
import { TeamCard } from '#features/teams/teams/web/TeamCard.tsx';
import { Button } from '#web/ui/Button.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { EmptyState, ErrorState, Loading } from '#web/ui/states.tsx';
import { CountTiles } from './CountTiles.tsx';
import { PlayerCard, PlayerCardsLoading, playerGrid } from './PlayerCard.tsx';
import { OpenProfile } from './PlayerProfile.tsx';

export function SportPanel({ sport, teams }: { sport: Sport; teams: Team[] }) {
  return (
    <div className="grid grid-cols-1 gap-5 pt-3.5 lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start lg:gap-[22px]">
      <div className="grid min-w-0 grid-cols-1 gap-5">
        <AllTeams sport={sport} teams={teams} />
        {teams.length > 0 && <Roster sport={sport} />}
      </div>
      <RelatedClubs sportId={sport.id} />
    </div>
  );
}

function AllTeams({ sport, teams }: { sport: Sport; teams: readonly Team[] }) {
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
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2>{sport.name} Teams</h2>
          {teams.length > 0 && <p className="text-sm text-soft">All-time records</p>}
        </div>
        {teams.length === 0 && <EmptyState icon={Shield} title="No teams available" />}
        <ul className="grid grid-cols-1 gap-2.5 sm:grid-cols-2">
          {teams.map((team) => (
            <TeamCard key={team.id} team={team} action={<FollowStar team={team} />} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Roster({ sport }: { sport: Sport }) {
  return (
    <section className="flex flex-col gap-3">
      <h2>Player Roster</h2>
      <RosterPlayers sport={sport} />
    </section>
  );
}

function RosterPlayers({ sport }: { sport: Sport }) {
  const players = useInfiniteQuery(playersOptions({ sportId: sport.id }));
  const profile = useProfileInUrl('player');
  return (
    <>
      {players.isPending ? (
        <Loading label="Loading players">
          <PlayerCardsLoading count={8} />
        </Loading>
      ) : !players.data ? (
        <ErrorState
          title="Connection Error"
          text="Unable to load athlete data. Please try again."
          onRetry={() => players.refetch()}
          busy={players.isFetching}
        />
      ) : players.data.length === 0 ? (
        <EmptyState icon={Users} title="No players found for this team" />
      ) : (
        <Sections sport={sport} players={players.data} onOpen={profile.open}>
          <LoadMore list={players} />
        </Sections>
      )}
      <OpenProfile profile={profile} players={players.data} />
    </>
  );
}

interface SectionsProps {
  sport: Sport;
  players: readonly Player[];
  onOpen: (id: number) => void;
  children: ReactNode;
}

function Sections({ sport, players, onOpen, children }: SectionsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const { stars, others } = splitByStar(players);
  const shown = showsAll ? others : others.slice(0, rosterPreview);
  return (
    <div className="flex flex-col gap-5">
      <Section title="Star Players" players={stars} onOpen={onOpen} />
      <Section title={`${sport.name} Players`} players={shown} onOpen={onOpen} />
      {others.length > rosterPreview && (
        <Button wide aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show Less' : 'View All Players'}
        </Button>
      )}
      {(showsAll || others.length <= rosterPreview) && children}
    </div>
  );
}

interface SectionProps {
  title: string;
  players: readonly Player[];
  onOpen: (id: number) => void;
}

function Section({ title, players, onOpen }: SectionProps) {
  if (players.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-soft">{title}</h3>
      <ul className={playerGrid}>
        {players.map((player) => (
          <PlayerCard key={player.id} player={player} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}
