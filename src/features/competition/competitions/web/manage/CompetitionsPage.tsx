import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { SportChoices } from '#features/teams/sports/web/api.ts';
import { teamsOptions } from '#features/teams/teams/web/api.ts';
import { genderNames } from '#features/teams/teams/web/team.ts';
import { FormFieldControl } from '#platform/admin/web/manager/controls/controls.tsx';
import { draftValue, type FormField } from '#platform/admin/web/manager/form/form.ts';
import { textIn, toSent } from '#platform/admin/web/manager/form/typed-values.ts';
import { type FieldsProps, manage, type RowProps } from '#platform/admin/web/manager/manager.ts';
import { ManagerPage } from '#platform/admin/web/manager/ResourceManager.tsx';
import { CheckRow } from '#web/ui/fields/Checkbox.tsx';
import { Fault } from '#web/ui/fields/Field.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import {
  type Competition,
  type CompetitionKind,
  competitionKinds,
  competitions,
  firstTieBreaks,
  tableOrders,
  type WalkOnRule,
  walkOnRules,
} from '../../contract.ts';
import { belowRules } from '../extension-points.ts';

interface TeamChoiceProps extends Omit<FieldsProps, 'form' | 'triesCount'> {
  field: FormField;
}

/** The teams of the sport chosen above, each with a checkbox. */
export function TeamChoice({ field: { name, label, hint }, draft, issues, isBusy, onType }: TeamChoiceProps) {
  const id = useId();
  const teams = useQuery(teamsOptions()).data?.filter(({ sportId }) => String(sportId) === draft['sportId']);
  const chosen = textIn(draft[name]).split('\n').filter(Boolean);
  const change = (team: string, isIn: boolean) =>
    onType(name, [...chosen.filter((chosenTeam) => chosenTeam !== team), ...(isIn ? [team] : [])].join('\n'));
  if (!teams || teams.length === 0) return null;
  return (
    <fieldset data-field={name} aria-describedby={`${id}-hint`} disabled={isBusy} className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">{label}</legend>
      <div className="grid grid-cols-1 rounded-control border border-line px-3.5 py-1 sm:grid-cols-2 sm:gap-x-4">
        {teams.map((team) => (
          <CheckRow
            key={team.id}
            checked={chosen.includes(String(team.id))}
            onCheck={(isIn) => change(String(team.id), isIn)}
            className="text-sm"
          >
            {team.name} <span className="text-soft">({genderNames[team.gender]})</span>
          </CheckRow>
        ))}
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-soft">
        {hint}
      </p>
      <Fault>{issues[name]}</Fault>
    </fieldset>
  );
}

const ofTheCompetition: readonly string[] = ['name', 'kind', 'sportId', 'season', 'walkOns'];

/** What it is, who plays in it, and, folded away, how its table is made. */
export function CompetitionFields({ form, rowId, ...rest }: FieldsProps) {
  const rules = form.filter(({ name }) => name !== 'teamIds' && !ofTheCompetition.includes(name));
  const changes = Object.fromEntries(rules.map((field) => [field.name, toSent(field, draftValue(rest.draft, field))]));
  const isWrong = rules.some(({ name }) => rest.issues[name] !== undefined);
  return (
    <>
      {form
        .filter(({ name }) => ofTheCompetition.includes(name))
        .map((field) => (
          <FormFieldControl key={field.name} field={field} {...rest} />
        ))}
      {form
        .filter(({ name }) => name === 'teamIds')
        .map((field) => (
          <TeamChoice key={field.name} field={field} {...rest} />
        ))}
      <details className="rounded-control border border-line px-3.5" open={isWrong || undefined}>
        <summary className="min-h-11 cursor-pointer content-center font-semibold text-sm">Rules of the table</summary>
        <div className="grid grid-cols-1 gap-4 pt-1 pb-4">
          {rules.map((field) => (
            <FormFieldControl key={field.name} field={field} {...rest} />
          ))}
          {rowId !== undefined &&
            belowRules
              .contributions()
              .map(({ key, Component }) => <Component key={key} competitionId={rowId} changes={changes} />)}
        </div>
      </details>
    </>
  );
}

export const kindNames: Record<CompetitionKind, string> = { league: 'League', cup: 'Cup', friendly: 'Friendly' };

export const tieBreakNames: Record<(typeof firstTieBreaks)[number], string> = {
  sport: 'Default of the sport',
  headToHead: 'Head-to-head',
  difference: 'Better difference',
  for: 'More scored',
  ratio: 'Better ratio of scored to conceded',
  wins: 'More wins',
  awayFor: 'More scored away',
  netRunRate: 'Better net run rate',
  setRatio: 'Better set ratio',
  pointRatio: 'Better point ratio',
  pointDifference: 'Better point difference',
  fiba: 'All of FIBA’s: head-to-head, then difference',
  uefa: 'All of UEFA’s: head-to-head, then difference',
  awayGoals: 'All of UEFA’s until 2021: with away goals',
  fivb: 'All of FIVB’s: wins, sets, then points of sets',
};

export const orderNames: Record<(typeof tableOrders)[number], string> = {
  sport: 'Default of the sport',
  points: 'Points',
  wins: 'Wins, then points',
  winPercentage: 'Winning percentage',
};

const walkOnNames: Record<WalkOnRule, string> = {
  scorers: 'Officers and scorer links',
  officers: 'Officers only',
  nobody: 'Nobody',
};

const ofTheSport = { placeholder: 'Default of the sport' };

const manager = manage(competitions, {
  getTitle: ({ name }) => name,
  labels: {
    name: { label: 'Name', placeholder: 'Residence League' },
    kind: {
      label: 'Kind',
      choices: competitionKinds.map((value) => ({ value, label: kindNames[value] })),
    },
    sportId: { label: 'Sport', placeholder: 'Choose a sport', Choices: SportChoices, stays: true },
    season: { label: 'Season', placeholder: 'The current season', required: false, stays: true },
    teamIds: { label: 'Teams', hint: 'They are in its table before their first game.' },
    tableOrder: {
      label: 'Order of the table',
      choices: tableOrders.map((value) => ({ value, label: orderNames[value] })),
      hint: 'Winning percentage suits teams that play different numbers of games: 6 of 8 won is ahead of 5 of 7.',
    },
    pointsForWin: { label: 'Points for a win', ...ofTheSport },
    pointsForDraw: { label: 'Points for a draw', ...ofTheSport },
    pointsForLoss: { label: 'Points for a defeat', ...ofTheSport },
    pointsForNoResult: {
      label: 'Points for no result',
      hint: 'For both sides of a game that was abandoned and does not count. Without them it is in no table.',
      ...ofTheSport,
    },
    decidingSetWin: {
      label: 'Points for a win in the deciding set',
      hint: 'Volleyball: 3–0 and 3–1 give 3 and 0 points, 3–2 gives 2 and 1.',
      ...ofTheSport,
    },
    decidingSetLoss: { label: 'Points for a defeat in the deciding set', ...ofTheSport },
    overtimeWin: {
      label: 'Points for a win in overtime',
      hint: 'Or in a shoot-out. Ice hockey: 3 for a win, 2 and 1 after overtime, 0 for a defeat.',
      ...ofTheSport,
    },
    overtimeLoss: { label: 'Points for a defeat in overtime', ...ofTheSport },
    pointsPerPeriod: {
      label: 'Points for each period won',
      hint: 'Netball: 4 for a win and 1 for each quarter make 8 for a side that wins all four.',
      placeholder: 'None',
    },
    bonuses: { label: 'Bonus points', hint: 'Those of the sport, such as four tries in rugby.' },
    firstTieBreak: {
      label: 'First tie-break',
      choices: firstTieBreaks.map((value) => ({ value, label: tieBreakNames[value] })),
    },
    headToHeadAgain: {
      label: 'Head-to-head again',
      hint: 'Once more among the teams that it leaves level, as most leagues do.',
    },
    forfeitScore: { label: 'Score of a forfeit', hint: 'To 0, for the side that came.', ...ofTheSport },
    forfeitPoints: { label: 'Points for a forfeit, told in time', ...ofTheSport },
    lateForfeitPoints: { label: 'Points for a forfeit, not told in time', ...ofTheSport },
    walkoverPoints: { label: 'Points for a side that withdraws', ...ofTheSport },
    awardedPoints: { label: 'Points for a result taken away', ...ofTheSport },
    leaderGames: {
      label: 'Games to be among the leaders',
      hint: 'A player with fewer is in no list of leaders.',
      placeholder: 'None',
    },
    leaderAttempts: {
      label: 'Attempts for a percentage',
      hint: 'For each game of the team: with 5, a player needs 50 attempts in 10 games to lead in a percentage.',
      ...ofTheSport,
    },
    walkOns: {
      label: 'Walk-ons',
      choices: walkOnRules.map((value) => ({ value, label: walkOnNames[value] })),
      hint: 'Who may add somebody on no roster while a game is scored.',
    },
  },
  Fields: CompetitionFields,
  Card: CompetitionCard,
  isMerged: true,
  filters: [{ name: 'sportId', label: 'Sport', all: 'All sports', Choices: SportChoices }],
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
      <p className="text-sm text-soft">{[sport.name, season, ...(teamIds.length > 0 ? [teams] : [])].join(' · ')}</p>
    </>
  );
}
