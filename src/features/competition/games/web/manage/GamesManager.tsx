import { useQuery } from '@tanstack/react-query';
import { competitionsOptions } from '#features/competition/competitions/web/api.ts';
import { SportChoices } from '#features/teams/sports/web/api.ts';
import { teamsOptions } from '#features/teams/teams/web/api.ts';
import { teamChoice } from '#features/teams/teams/web/team.ts';
import { FormFieldControl } from '#platform/admin/web/manager/controls/controls.tsx';
import type { Choice, FieldForm, SourceProps } from '#platform/admin/web/manager/form/form.ts';
import { type FieldsProps, manage } from '#platform/admin/web/manager/manager.ts';
import { ResourceManager } from '#platform/admin/web/manager/ResourceManager.tsx';
import { VillageTimeZone } from '#platform/settings/web/api.ts';
import { fixtureText } from '#shared/notation.ts';
import { games } from '../../contract.ts';
import { CompactGame } from '../scoring/CompactGame.tsx';
import { GameSummary, scoringOrder } from '../scoring/GameSummary.tsx';
import { statusCards } from '../scoring/status-names.ts';
import { clashTexts } from './clash-texts.ts';
import { figureLabels, useFigures, withFigures } from './figure-fields.ts';
import { useFollowingCompetition } from './following-competition.ts';
import { GamesTakenAlong } from './GamesTakenAlong.tsx';
import { gameActions } from './game-actions.tsx';
import { categoryChoices, fieldsAsked, gameFields, resultLabels, statusChoices } from './game-fields.ts';
import { InningsField } from './InningsField.tsx';
import { inningsLabels, useInningsRules, withInnings } from './innings-fields.ts';
import { useLocations } from './locations.ts';
import { periodLabels, usePeriods, withPeriods } from './period-fields.ts';
import { resultQuestions, shootoutLabels, typingScores } from './shootout-fields.ts';
import { useStages } from './stages.ts';

const names = { home: 'Home team', away: 'Away team' };

export function GameFields({ form, ...rest }: FieldsProps) {
  const periods = usePeriods(rest.draft['sportId']);
  const innings = useInningsRules(rest.draft['sportId']);
  const figures = withFigures(form, useFigures(rest.draft['sportId']));
  const asked = withInnings(withPeriods(figures, periods), innings);
  const onType = typingScores(rest.draft, useFollowingCompetition(rest));
  return fieldsAsked(asked, rest.draft).map((field) =>
    field.name === 'innings' && innings ? (
      <InningsField key={field.name} {...rest} {...{ field, names, onType }} rules={innings} />
    ) : (
      <FormFieldControl key={field.name} field={field} {...rest} onType={onType} />
    ),
  );
}

const side = (label: string): FieldForm => ({
  label,
  placeholder: 'Choose a team',
  Choices: SportTeams,
});

const gamesManager = manage(
  { ...games, fields: gameFields },
  {
    getTitle: ({ homeTeam, awayTeam }) => fixtureText(homeTeam.name, awayTeam.name),
    labels: {
      sportId: { label: 'Sport', placeholder: 'Choose a sport', Choices: SportChoices, stays: true },
      homeTeamId: side('Home Team'),
      awayTeamId: side('Away Team'),
      dateTime: { label: 'Date & Time', TimeZone: VillageTimeZone, stays: true },
      location: { label: 'Location', hint: 'A venue by name, or any place.', Suggestions: Locations, stays: true },
      status: { label: 'Status', choices: statusChoices },
      category: { label: 'Category', choices: categoryChoices, stays: true },
      competitionId: {
        label: 'Competition',
        placeholder: 'None',
        hint: 'The season and the category follow from it.',
        Choices: SportCompetitions,
        stays: true,
      },
      group: {
        label: 'Group',
        hint: 'Such as Group A. A competition with groups has a table for each.',
        Suggestions: Groups,
        stays: true,
      },
      round: { label: 'Round', hint: 'Such as Matchday 4, or Semi-final.', Suggestions: Rounds, stays: true },
      homeScore: 'Home Score',
      awayScore: 'Away Score',
      overtime: { label: 'Decided in overtime', hint: 'A shoot-out says so by itself.' },
      ...shootoutLabels({ home: 'home team', away: 'away team' }),
      ...periodLabels,
      ...inningsLabels,
      ...figureLabels({ home: 'home team', away: 'away team' }),
      ...resultLabels({ home: 'Home team', away: 'Away team' }),
    },
    Fields: GameFields,
    questions: (draft, row) => resultQuestions(draft, row, new Date()),
    warnings: clashTexts,
    Card: ({ row }) => GameSummary({ game: row }),
    cardVariant: ({ status }) => statusCards[status],
    compact: { takes: ({ status }) => status === 'completed', Content: CompactGame },
    filters: [
      { name: 'status', label: 'Status', all: 'All statuses', choices: statusChoices },
      { name: 'sportId', label: 'Sport', all: 'All sports', Choices: SportChoices },
    ],
    inOrder: (rows) => scoringOrder(rows, new Date()),
    bulk: gameActions,
    TakenAlong: GamesTakenAlong,
    wording: { add: 'Add New Game' },
  },
);

/** The teams of the sport chosen in the form. */
function SportTeams({ draft, children }: SourceProps<readonly Choice[]>) {
  const teams = useQuery(teamsOptions()).data;
  return children(teams?.filter(({ sportId }) => String(sportId) === draft['sportId']).map(teamChoice));
}

function SportCompetitions({ draft, children }: SourceProps<readonly Choice[]>) {
  const competitions = useQuery(competitionsOptions()).data;
  return children(
    competitions
      ?.filter(({ sportId }) => String(sportId) === draft['sportId'])
      .map(({ id, name, season }) => ({ value: String(id), label: `${name}, ${season}` })),
  );
}

function Locations({ children }: SourceProps<readonly string[]>) {
  return children(useLocations());
}

function Groups({ draft, children }: SourceProps<readonly string[]>) {
  return children(useStages(draft)?.groups);
}

function Rounds({ draft, children }: SourceProps<readonly string[]>) {
  return children(useStages(draft)?.rounds);
}

export function GamesManager() {
  return <ResourceManager of={gamesManager} />;
}
