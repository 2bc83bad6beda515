import { ManagerPage } from '#features/admin/web/frame/ManagerPage.tsx';
import { useSportChoices } from '#features/sports/web/sport-choices.ts';
import { manage, type RowProps } from '#web/manage/manager.ts';
import { Pill } from '#web/ui/Pill.tsx';
import { type Competition, competitionKinds, competitions, firstTieBreaks } from '../../contract.ts';
import { kindNames, tieBreakNames } from '../names.ts';
import { CompetitionFields } from './CompetitionFields.tsx';

const ofTheSport = { placeholder: "The sport's own" };

const manager = manage(competitions, {
  titleOf: ({ name }) => name,
  labels: {
    name: { label: 'Name', placeholder: 'Residence League' },
    kind: {
      label: 'Kind',
      choices: () => competitionKinds.map((value) => ({ value, label: kindNames[value] })),
    },
    sportId: { label: 'Sport', placeholder: 'Choose a sport', choices: useSportChoices, stays: true },
    season: { label: 'Season', placeholder: 'The current season', required: false, stays: true },
    teamIds: { label: 'Teams', hint: 'They are in its table before their first game.' },
    pointsForWin: { label: 'Points for a win', ...ofTheSport },
    pointsForDraw: { label: 'Points for a draw', ...ofTheSport },
    pointsForLoss: { label: 'Points for a defeat', ...ofTheSport },
    bonuses: { label: 'Bonus points', hint: 'Those of the sport, such as four tries in rugby.' },
    firstTieBreak: {
      label: 'First tie-break',
      choices: () => firstTieBreaks.map((value) => ({ value, label: tieBreakNames[value] })),
    },
    forfeitScore: { label: 'Score of a forfeit', hint: 'To 0, for the side that came.', ...ofTheSport },
    forfeitPoints: { label: 'Points for a forfeit, told in time', ...ofTheSport },
    lateForfeitPoints: { label: 'Points for a forfeit, not told in time', ...ofTheSport },
    walkoverPoints: { label: 'Points for a side that withdraws', ...ofTheSport },
    awardedPoints: { label: 'Points for a result taken away', ...ofTheSport },
  },
  Fields: CompetitionFields,
  Card: CompetitionCard,
  filters: [{ name: 'sportId', label: 'Sport', all: 'All sports', choices: useSportChoices }],
  columns: 3,
});

export const CompetitionsPage = () => <ManagerPage title="Competitions" of={manager} />;

function CompetitionCard({ row: { name, kind, sport, season, teamIds } }: RowProps<Competition>) {
  const teams = teamIds.length === 1 ? '1 team' : `${teamIds.length} teams`;
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 wrap-anywhere">{name}</h3>
        <Pill>{kindNames[kind]}</Pill>
      </div>
      <p className="text-[0.8125rem] text-soft">
        {[sport.name, season, ...(teamIds.length > 0 ? [teams] : [])].join(' · ')}
      </p>
    </>
  );
}
