import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useMemo } from 'react';
import type { Team } from '#features/teams/contract.ts';
import { teamsOptions } from '#features/teams/web/api.ts';
import { genderNames } from '#features/teams/web/team.ts';
import { manage } from '#web/manage/manager.ts';
import { ResourceManager } from '#web/manage/ResourceManager.tsx';
import { Button } from '#web/ui/Button.tsx';
import { type Player, players } from '../../contract.ts';
import { PlayerBadges } from '../PlayerBadges.tsx';
import { Portrait } from '../Portrait.tsx';
import { PasteRoster } from './PasteRoster.tsx';
import { playerFields } from './player-fields.ts';

interface RosterManagerProps {
  team: Team;
  onBack: () => void;
}

export function RosterManager({ team, onBack }: RosterManagerProps) {
  const manager = useMemo(() => rosterOf(team), [team]);
  return (
    <div className="grid gap-4">
      <div>
        <Button small look="plain" onClick={onBack} className="-ml-2">
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

const rosterOf = (team: Team) =>
  manage(
    { ...players, fields: playerFields },
    {
      query: { teamId: team.id },
      titleOf: ({ displayName }) => displayName,
      labels: {
        name: 'Name',
        displayName: { label: 'Display Name', hint: 'Defaults to the name.' },
        teamId: { label: 'Team', initial: () => team.id, choices: () => useTeamsBeside(team), stays: true },
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
      columns: 2,
      wording: { empty: 'No players in this team yet' },
    },
  );

/** A player moves within a sport. */
const useTeamsBeside = ({ sportId }: Team) =>
  useQuery(teamsOptions())
    .data?.filter((team) => team.sportId === sportId)
    .map(({ id, name, gender }) => ({ value: String(id), label: `${name} (${genderNames[gender]})` }));

function PlayerSummary({ row: player }: { row: Player }) {
  return (
    <div className="flex items-center gap-3.5">
      <Portrait player={{ ...player, jerseyNumber: null }} className="size-16 shrink-0 rounded-control" />
      <div className="grid min-w-0 gap-1">
        <h3>
          {player.jerseyNumber !== null && <span className="score mr-1 text-soft">{player.jerseyNumber}</span>}{' '}
          {player.displayName}
        </h3>
        {player.position && <p className="text-[0.8125rem] text-soft">{player.position}</p>}
        <PlayerBadges player={player} />
      </div>
    </div>
  );
}
