import { Users } from 'lucide-react';
import { useSportChoices } from '#features/sports/web/sport-choices.ts';
import { type Team, teams } from '#features/teams/contract.ts';
import { TeamRecord } from '#features/teams/web/TeamRecord.tsx';
import { gamesText } from '#features/teams/web/team.ts';
import { manage } from '#web/manage/manager.ts';
import { useSearchChange } from '#web/search-params.ts';
import { Button } from '#web/ui/Button.tsx';
import { Crest } from '#web/ui/Crest.tsx';

export const teamsManager = manage(teams, {
  titleOf: ({ name }) => name,
  labels: {
    name: 'Team Name',
    sportId: { label: 'Sport', placeholder: 'Choose a sport', choices: useSportChoices, stays: true },
    gender: { label: 'Gender', stays: true },
    logo: 'Logo',
  },
  Card: TeamSummary,
  Acts: ManageRoster,
  filters: [{ name: 'sportId', label: 'Sport', all: 'All sports', choices: useSportChoices }],
  wording: { empty: 'No teams available' },
});

function TeamSummary({ row: team }: { row: Team }) {
  return (
    <div className="flex items-center gap-3.5">
      <Crest name={team.name} logo={team.logo} size={36} lazy />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <h3>{team.name}</h3>
        <p className="text-[0.8125rem] text-soft">
          {team.sport.name} · {gamesText(team)}
        </p>
      </div>
      <TeamRecord record={team} className="text-2xl" />
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
