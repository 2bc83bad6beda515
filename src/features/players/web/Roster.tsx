import { useInfiniteQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Sport } from '#features/sports/contract.ts';
import type { Team } from '#features/teams/contract.ts';
import { Button } from '#web/ui/Button.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { EmptyState, ErrorState, Loading } from '#web/ui/states.tsx';
import type { Player } from '../contract.ts';
import { rosterPreview, splitByStar } from '../rules.ts';
import { playersOptions } from './api.ts';
import { PlayerCard, PlayerCardsLoading, playerGrid } from './PlayerCard.tsx';
import { OpenProfile } from './PlayerProfile.tsx';
import { useProfileInUrl } from './useProfileInUrl.ts';

interface RosterProps {
  sport: Sport;
  team: Team | undefined;
}

export function Roster({ sport, team }: RosterProps) {
  return (
    <section className="flex flex-col gap-3">
      <h2>
        Player Roster
        {team && <span className="text-soft"> · {team.name}</span>}
      </h2>
      <RosterPlayers sport={sport} team={team} />
    </section>
  );
}

function RosterPlayers({ sport, team }: RosterProps) {
  const players = useInfiniteQuery(playersOptions({ sportId: sport.id, teamId: team?.id }));
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
