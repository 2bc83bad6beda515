import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, Combine, Users } from 'lucide-react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { ResidenceChoices } from '#features/people/residences/web/api.ts';
import { SportChoices } from '#features/teams/sports/web/api.ts';
import { type Team, teams } from '#features/teams/teams/contract.ts';
import { teamsOptions } from '#features/teams/teams/web/api.ts';
import { TeamRecord } from '#features/teams/teams/web/TeamCard.tsx';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { gamesText, genderNames, teamChoice } from '#features/teams/teams/web/team.ts';
import type { Choice, SourceProps } from '#platform/admin/web/manager/form/form.ts';
import { manage } from '#platform/admin/web/manager/manager.ts';
import { ResourceManager } from '#platform/admin/web/manager/ResourceManager.tsx';
import { useSearchChange } from '#web/routing/search-params.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { type Player, players } from '../../contract.ts';
import { playerPath } from '../../rules.ts';
import { idIn } from '../filters.ts';
import { PlayerBadges } from '../PlayerBadges.tsx';
import { Portrait } from '../Portrait.tsx';
import { PasteRoster } from './PasteRoster.tsx';
import { playerFields } from './player-fields.ts';

const teamsManager = manage(teams, {
  getTitle: ({ name }) => name,
  labels: {
    name: 'Team Name',
    sportId: { label: 'Sport', placeholder: 'Choose a sport', Choices: SportChoices, stays: true },
    gender: { label: 'Gender', stays: true },
    logo: { label: 'Logo', hint: 'Without one, the crest of its residence is shown' },
    residenceId: { label: 'Residence', Choices: ResidenceChoices },
    secondResidenceId: { label: 'Second residence', hint: 'Of a joint team', Choices: ResidenceChoices },
  },
  Card: TeamSummary,
  isMerged: true,
  Actions: ManageRoster,
  filters: [{ name: 'sportId', label: 'Sport', all: 'All sports', Choices: SportChoices }],
  wording: { empty: 'No teams available' },
});

function TeamSummary({ row: team }: { row: Team }) {
  return (
    <div className="flex items-center gap-3.5">
      <TeamCrest team={team} size={36} lazy />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <h3>{team.name}</h3>
        <p className="text-sm text-soft">
          {team.sport.name} · {gamesText(team)}
        </p>
      </div>
      <TeamRecord record={team} className="text-xl" />
    </div>
  );
}

function ManageRoster({ row: team }: { row: Team }) {
  const change = useSearchChange();
  return (
    <Button small aria-label={`Manage Roster of ${team.name}`} onClick={() => change({ team: team.id })}>
      <Users className="size-4" aria-hidden />
      Manage Roster
    </Button>
  );
}

/** The teams, or the roster of the team that the URL names. */
export function TeamsManager() {
  const asked = idIn(useSearchParams()[0], 'team');
  const change = useSearchChange();
  const team = useQuery(teamsOptions()).data?.find(({ id }) => id === asked);
  if (!team) return <ResourceManager of={teamsManager} />;
  return <RosterManager key={team.id} team={team} onBack={() => change({ team: null })} />;
}

interface RosterManagerProps {
  team: Team;
  onBack: () => void;
}

function RosterManager({ team, onBack }: RosterManagerProps) {
  const manager = useMemo(() => manageRoster(team), [team]);
  return (
    <div className="grid gap-4">
      <div>
        <Button small variant="plain" onClick={onBack} className="-ml-2">
          <ChevronLeft className="-ml-1 size-4.5" aria-hidden /> All teams
        </Button>
        <h2 className="text-xl">{team.name}</h2>
        <p className="text-sm text-soft">
          {team.sport.name} · {genderNames[team.gender]}
        </p>
      </div>
      <div className="-mb-1 justify-self-start">
        <PasteRoster team={team} />
      </div>
      <ResourceManager of={manager} />
    </div>
  );
}

const manageRoster = (team: Team) =>
  manage(
    { ...players, fields: playerFields },
    {
      query: { teamId: team.id },
      getTitle: ({ displayName }) => displayName,
      labels: {
        name: 'Name',
        displayName: { label: 'Display Name', hint: 'Defaults to the name.' },
        teamId: { label: 'Team', initial: () => team.id, Choices: SameSportTeams, stays: true },
        position: 'Position',
        jerseyNumber: 'Jersey Number',
        photo: { label: 'Photo', shape: 4 / 5 },
        bio: 'Bio',
        isMvp: 'MVP',
        isAllStar: 'All-Star',
        isCaptain: 'Captain',
        isClubAnchor: 'Club Anchor',
      },
      Card: PlayerSummary,
      Actions: PlayerActions,
      columns: 2,
      wording: { empty: 'No players in this team yet' },
    },
  );

/** The teams of the sport of the team that the URL names, because a player can only move within a sport. */
function SameSportTeams({ children }: SourceProps<readonly Choice[]>) {
  const asked = idIn(useSearchParams()[0], 'team');
  const teams = useQuery(teamsOptions()).data;
  const sport = teams?.find(({ id }) => id === asked)?.sportId;
  return children(teams?.filter(({ sportId }) => sportId === sport).map(teamChoice));
}

/** Links to the profile, where a player can also be linked to an account. */
function PlayerActions({ row: player }: { row: Player }) {
  return (
    <>
      <ButtonLink small to={playerPath(player.id)} aria-label={`Profile of ${player.displayName}`}>
        Profile
      </ButtonLink>
      <ButtonLink
        small
        to={`/admin/player-merges?player=${player.id}`}
        aria-label={`Merge ${player.displayName} with...`}
      >
        <Combine className="size-4" aria-hidden /> Merge
      </ButtonLink>
    </>
  );
}

function PlayerSummary({ row: player }: { row: Player }) {
  return (
    <div className="flex items-center gap-3.5">
      <Portrait player={{ ...player, jerseyNumber: null }} className="size-16 shrink-0 rounded-control" />
      <div className="grid min-w-0 gap-1">
        <h3>
          {player.jerseyNumber !== null && <span className="score mr-1 text-soft">{player.jerseyNumber}</span>}{' '}
          {player.displayName}
        </h3>
        {player.position && <p className="text-sm text-soft">{player.position}</p>}
        <PlayerBadges player={player} />
      </div>
    </div>
  );
}
