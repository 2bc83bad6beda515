import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { sportsOptions } from '#features/teams/sports/web/api.ts';
import type { Team } from '#features/teams/teams/contract.ts';
import { teamPath } from '#features/teams/teams/rules.ts';
import { teamsOptions } from '#features/teams/teams/web/api.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { CheckRow } from '#web/ui/fields/Checkbox.tsx';
import type { Notifications } from '../contract.ts';
import { FollowButton } from './FollowButton.tsx';
import { toggled, useChoices } from './use-choices.ts';

/** Chooses which games send notifications. */
export function GamesCard({ notifications }: { notifications: Notifications }) {
  const { choices, choose } = useChoices(notifications);
  const { data: teams = [] } = useQuery(teamsOptions());
  const { data: sports = [] } = useQuery(sportsOptions());
  const followed = teams.filter(({ id }) => notifications.teamIds.includes(id));
  const stopped = teams.filter(({ id }) => notifications.stoppedTeamIds.includes(id));
  return (
    <Card
      heading="Which games"
      aside={
        <ButtonLink to="/teams" small>
          Find teams
        </ButtonLink>
      }
    >
      <CheckRow checked={choices.myTeams} onCheck={(myTeams) => choose({ myTeams })}>
        My teams
      </CheckRow>
      {stopped.length > 0 && <h3 className="px-2 pt-3 pb-1 font-semibold text-sm">Teams of yours that you stopped</h3>}
      <Teams teams={stopped} />
      <h3 className="px-2 pt-3 pb-1 font-semibold text-sm">Teams you follow</h3>
      {followed.length === 0 && <p className="px-2 text-sm text-soft">None yet. Open a team and press Follow.</p>}
      <Teams teams={followed} areFollowed />
      <fieldset>
        <legend className="px-2 pt-3 pb-1 font-semibold text-sm">All games in</legend>
        {sports.map(({ id, name }) => (
          <CheckRow
            key={id}
            checked={choices.sportIds.includes(id)}
            onCheck={(isChosen) => choose({ sportIds: toggled(choices.sportIds, id, isChosen) })}
          >
            {name}
          </CheckRow>
        ))}
      </fieldset>
    </Card>
  );
}

const Teams = ({ teams, areFollowed = false }: { teams: readonly Team[]; areFollowed?: boolean }) => (
  <ul>
    {teams.map((team) => (
      <TeamLine key={team.id} team={team} isFollowed={areFollowed} />
    ))}
  </ul>
);

function TeamLine({ team, isFollowed }: { team: Team; isFollowed: boolean }) {
  return (
    <li className="flex min-h-12 flex-wrap items-center justify-between gap-2 px-2">
      <Link to={teamPath(team.id)} className="min-w-0 font-semibold text-base wrap-anywhere">
        {team.name} <span className="font-normal text-soft text-sm">{team.sport.name}</span>
      </Link>
      <FollowButton team={team} isFollowed={isFollowed} />
    </li>
  );
}
