import { useQuery } from '@tanstack/react-query';
import { useSettings } from '#features/settings/web/api.ts';
import { useSportChoices } from '#features/sports/web/sport-choices.ts';
import { teamsOptions } from '#features/teams/web/api.ts';
import { genderNames } from '#features/teams/web/team.ts';
import { callsOf } from '#web/calls.ts';
import type { Draft, FieldForm } from '#web/manage/fields.ts';
import { manage } from '#web/manage/manager.ts';
import { type calls, games } from '../../contract.ts';
import { GameSummary } from '../scoring/GameSummary.tsx';
import { scoringOrder } from '../scoring/scoring-order.ts';
import { statusCards } from '../scoring/status-names.ts';
import { changeStatus } from './change-status.ts';
import { categoryChoices, statusChoices } from './game-choices.ts';
import { gameFields } from './game-fields.ts';

const side = (label: string): FieldForm => ({
  label,
  placeholder: 'Choose a team',
  choices: useTeamsOfSport,
});

export const gamesManager = manage(
  { ...games, fields: gameFields },
  {
    titleOf: ({ homeTeam, awayTeam }) => `${homeTeam.name} v ${awayTeam.name}`,
    labels: {
      sportId: { label: 'Sport', placeholder: 'Choose a sport', choices: useSportChoices, stays: true },
      homeTeamId: side('Home Team'),
      awayTeamId: side('Away Team'),
      dateTime: { label: 'Date & Time', timeZone: () => useSettings()?.timeZone, stays: true },
      location: { label: 'Location', suggestions: useLocations, stays: true },
      status: { label: 'Status', choices: () => statusChoices },
      category: { label: 'Category', choices: () => categoryChoices, stays: true },
      homeScore: 'Home Score',
      awayScore: 'Away Score',
    },
    Card: ({ row }) => GameSummary({ game: row }),
    cardLook: ({ status }) => statusCards[status],
    filters: [
      { name: 'status', label: 'Status', all: 'All statuses', choices: () => statusChoices },
      { name: 'sportId', label: 'Sport', all: 'All sports', choices: useSportChoices },
    ],
    inOrder: (rows) => scoringOrder(rows, new Date()),
    bulk: [changeStatus],
    wording: { add: 'Add New Game' },
  },
);

function useLocations() {
  return useQuery(callsOf<typeof calls>().read('GET /api/games/locations')).data;
}

/** The teams of the sport that was chosen above. */
function useTeamsOfSport(draft: Draft) {
  const teams = useQuery(teamsOptions()).data;
  return teams
    ?.filter(({ sportId }) => String(sportId) === draft['sportId'])
    .map(({ id, name, gender }) => ({ value: String(id), label: `${name} (${genderNames[gender]})` }));
}
