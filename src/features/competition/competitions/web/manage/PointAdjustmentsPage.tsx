import { useQuery } from '@tanstack/react-query';
import { teamsOptions } from '#features/teams/teams/web/api.ts';
import { teamChoice } from '#features/teams/teams/web/team.ts';
import type { Choice, SourceProps } from '#platform/admin/web/manager/form/form.ts';
import { manage, type RowProps } from '#platform/admin/web/manager/manager.ts';
import { ManagerPage } from '#platform/admin/web/manager/ResourceManager.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { type PointAdjustment, pointAdjustments } from '../../contract.ts';
import { competitionsOptions } from '../api.ts';

const CompetitionChoices = ({ children }: SourceProps<readonly Choice[]>) =>
  children(
    useQuery(competitionsOptions()).data?.map(({ id, name, season, sport }) => ({
      value: String(id),
      label: `${name}, ${sport.name} ${season}`,
    })),
  );

/** The teams of the sport of the competition chosen in the form. */
function CompetitionTeams({ draft, children }: SourceProps<readonly Choice[]>) {
  const competitions = useQuery(competitionsOptions()).data;
  const chosen = competitions?.find(({ id }) => String(id) === draft['competitionId']);
  const teams = useQuery(teamsOptions()).data;
  return children(teams?.filter(({ sportId }) => sportId === chosen?.sportId).map(teamChoice));
}

const signedPoints = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points)}`;

const manager = manage(pointAdjustments, {
  getTitle: ({ team, points }) => `${team.name}, ${signedPoints(points)}`,
  labels: {
    competitionId: {
      label: 'Competition',
      placeholder: 'Choose a competition',
      Choices: CompetitionChoices,
      stays: true,
    },
    teamId: { label: 'Team', placeholder: 'Choose a team', Choices: CompetitionTeams },
    points: { label: 'Points', hint: 'Such as -8 to take eight away, or 3 to give three.' },
    reason: { label: 'Reason', hint: 'Everybody reads it below the table, with your name.' },
  },
  Card: AdjustmentCard,
  filters: [{ name: 'competitionId', label: 'Competition', all: 'All competitions', Choices: CompetitionChoices }],
  columns: 3,
});

export const PointAdjustmentsPage = () => <ManagerPage title="Point deductions and gifts" of={manager} />;

function AdjustmentCard({ row: { team, competition, points, reason, by, changedBy } }: RowProps<PointAdjustment>) {
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 wrap-anywhere">{team.name}</h3>
        <Pill>{signedPoints(points)}</Pill>
      </div>
      <p className="wrap-anywhere text-sm">{reason}</p>
      <p className="text-sm text-soft wrap-anywhere">
        {competition.name} · by {by}
        {changedBy !== null && `, changed by ${changedBy}`}
      </p>
    </>
  );
}
