import { manageForm } from '#features/admin/web/manager/manager.ts';
import { games } from '#features/games/contract.ts';
import { categoryChoices, statusChoices } from '#features/games/web/manage/game-choices.ts';
import { gameFields } from '#features/games/web/manage/game-fields.ts';
import { resultLabels } from '#features/games/web/manage/result-labels.ts';
import { gameDate } from '#features/games/web/scoring/game-date.ts';
import { ScoreFields } from './ScoreFields.tsx';

const { homeScore, awayScore, status, category, resultType, resultAgainst, forfeitNotice, counts } = gameFields;
const fields = { homeScore, awayScore, status, category, resultType, resultAgainst, forfeitNotice, counts };

/** The form of a game; its sides are labelled with the names that they are shown by. */
export const scoreForm = (sides: { home: string; away: string }) =>
  manageForm(
    { ...games, fields },
    {
      labels: {
        homeScore: sides.home,
        awayScore: sides.away,
        status: { label: 'Status', choices: () => statusChoices },
        category: { label: 'Category', choices: () => categoryChoices },
        ...resultLabels(sides),
      },
      about: ({ sport, dateTime, location }) => `${sport.name} · ${gameDate(dateTime)} · ${location}`,
      Fields: ScoreFields,
      wording: {
        edit: 'Update Score',
        done: () => ({ title: 'Game updated' }),
        failed: (_action, message) => ({ title: 'Failed to update game', description: message }),
      },
    },
  );
