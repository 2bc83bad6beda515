import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Shield, Users } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { claimsOptions } from '#features/teams/player-links/web/api.ts';
import { ClaimQueue } from '#features/teams/player-links/web/ClaimQueue.tsx';
import { idIn } from '#features/teams/players/web/filters.ts';
import type { Team } from '#features/teams/teams/contract.ts';
import { teamsOptions } from '#features/teams/teams/web/api.ts';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { genderNames } from '#features/teams/teams/web/team.ts';
import { getMessage } from '#web/api/api.ts';
import { useSearchChange } from '#web/routing/search-params.ts';
import { Card } from '#web/ui/Card.tsx';
import { FilterPills } from '#web/ui/lists/FilterPills.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { freshMs, rosterOptions } from './api.ts';
import { PlayerTable } from './PlayerTable.tsx';
import { RefreshButton } from './RefreshButton.tsx';

export function PlayerManagement() {
  const { data: teams, error, isFetching, refetch } = useQuery(teamsOptions());
  if (!teams && error) {
    return (
      <ErrorState
        title="Failed to load teams"
        text={getMessage(error)}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (!teams) return <TeamsLoading />;
  return <TeamAndPlayers teams={teams} />;
}

function TeamAndPlayers({ teams }: { teams: readonly Team[] }) {
  const [params] = useSearchParams();
  const change = useSearchChange();
  const asked = idIn(params, 'team');
  const team = teams.find(({ id }) => id === asked) ?? teams[0];
  if (!team) return <EmptyState icon={Shield} title="No teams available" />;
  return (
    <>
      <WaitingClaims />
      <TeamChoice teams={teams} chosen={team} onChoose={({ id }) => change({ team: id }, { replace: true })} />
      <TeamPlayers key={team.id} team={team} />
    </>
  );
}

/** Shown above the players while claims wait. */
function WaitingClaims() {
  const { data } = useInfiniteQuery(claimsOptions);
  if (!data || data.length === 0) return null;
  return <ClaimQueue empty={null} />;
}

function TeamsLoading() {
  return (
    <Loading label="Loading teams" className="grid gap-4">
      <Skeleton className="h-11 rounded-full" />
      <Skeleton className="h-[76px] rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </Loading>
  );
}

function TeamPlayers({ team }: { team: Team }) {
  const roster = useInfiniteQuery({ ...rosterOptions(team.id), staleTime: freshMs });
  const { data: players, error, isFetching, refetch } = roster;
  const refresh = () => void refetch();
  return (
    <Card heading={team.name} aside={<RefreshButton label="Refresh Players" busy={isFetching} onRefresh={refresh} />}>
      {!players && error ? (
        <ErrorState title="Failed to load players" text={getMessage(error)} onRetry={refresh} busy={isFetching} />
      ) : !players ? (
        <Loading label="Loading players">
          <Skeleton className="h-96" />
        </Loading>
      ) : players.length === 0 ? (
        <EmptyState icon={Users} title="No players found for this team" />
      ) : (
        <PlayerTable teamName={team.name} players={players} />
      )}
      <LoadMore list={roster} />
    </Card>
  );
}

interface TeamChoiceProps {
  teams: readonly Team[];
  chosen: Team;
  onChoose: (team: Team) => void;
}

/** The sports that have teams, and the team cards of one sport; choosing a sport opens its first team. */
function TeamChoice({ teams, chosen, onChoose }: TeamChoiceProps) {
  const firstBySport = new Map(teams.toReversed().map((team) => [String(team.sportId), team]));
  const sports = [...firstBySport].toReversed().map(([value, { sport }]) => ({ value, label: sport.name }));
  const choose = (sportId: string) => {
    const team = firstBySport.get(sportId);
    if (team) onChoose(team);
  };
  return (
    <div className="grid gap-3">
      <FilterPills label="Sport" choices={sports} value={String(chosen.sportId)} onChoose={choose} />
      <ul aria-label="Teams" className="grid grid-cols-2 gap-2.5 lg:grid-cols-4">
        {teams
          .filter(({ sportId }) => sportId === chosen.sportId)
          .map((team) => (
            <li key={team.id}>
              <TeamButton team={team} isChosen={team.id === chosen.id} onChoose={() => onChoose(team)} />
            </li>
          ))}
      </ul>
    </div>
  );
}

function TeamButton({ team, isChosen, onChoose }: { team: Team; isChosen: boolean; onChoose: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="card flex size-full min-h-[68px] items-center gap-2.5 p-2.5 text-left"
    >
      <TeamCrest team={team} size={30} lazy />
      <span className="grid min-w-0 gap-0.5">
        <span className="font-bold text-sm leading-tight wrap-anywhere">{team.name}</span>
        <span className="text-soft text-xs">{genderNames[team.gender]}</span>
      </span>
    </button>
  );
}
