import { useQuery } from '@tanstack/react-query';
import type { MyTeam } from '#features/teams/my-teams/contract.ts';
import { closestReason, isNear, reasonLabels } from '#features/teams/my-teams/rules.ts';
import { myTeamsOptions } from '#features/teams/my-teams/web/api.ts';
import { sportsOptions } from '#features/teams/sports/web/api.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { CheckRow } from '#web/ui/fields/Checkbox.tsx';
import type { Notifications } from '../contract.ts';
import { toggled, useChoices } from './use-choices.ts';

/** Chooses which games send notifications. */
export function GamesCard({ notifications }: { notifications: Notifications }) {
  const { choices, choose } = useChoices(notifications);
  const { data: { teams } = { teams: [] } } = useQuery(myTeamsOptions);
  const { data: sports = [] } = useQuery(sportsOptions());
  const near = teams.filter(isNear);
  const ofResidence = teams.length - near.length;
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
      {near.length === 0 && (
        <p className="px-2 text-sm text-soft">
          None yet. Open a team and press Follow, or find yourself under Players.
        </p>
      )}
      {choices.myTeams && (
        <ul className="border-line border-l-2 pl-1 ml-4.5">
          {near.map((mine) => (
            <li key={mine.team.id}>
              <CheckRow
                checked={!choices.stoppedTeamIds.includes(mine.team.id)}
                onCheck={(isWanted) =>
                  choose({ stoppedTeamIds: toggled(choices.stoppedTeamIds, mine.team.id, !isWanted) })
                }
              >
                <TeamAndReason mine={mine} />
              </CheckRow>
            </li>
          ))}
        </ul>
      )}
      {(ofResidence > 0 || choices.residenceTeams) && (
        <CheckRow checked={choices.residenceTeams} onCheck={(residenceTeams) => choose({ residenceTeams })}>
          Other teams of my residence ({ofResidence})
        </CheckRow>
      )}
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

const TeamAndReason = ({ mine }: { mine: MyTeam }) => (
  <span className="min-w-0 wrap-anywhere">
    {mine.team.name}{' '}
    <span className="text-sm text-soft">
      {mine.team.sport.name} · {reasonLabels[closestReason(mine)]}
    </span>
  </span>
);
