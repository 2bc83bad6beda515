import * as z from 'zod/mini';
import { type Player, players } from '#features/players/contract.ts';
import { playerFields } from '#features/players/web/manage/player-fields.ts';
import { count } from '#shared/fields.ts';
import { ApiError } from '#web/api/api.ts';
import type { DescribedField } from '#web/manage/form/fields.ts';
import { manageForm } from '#web/manage/manager.ts';
import { PlayerFields } from './PlayerFields.tsx';
import { statFields } from './stat-fields.ts';

/** A total that is emptied says nothing, and stays what it was. */
const total: DescribedField = {
  sent: z.optional(count(9999)),
  control: { kind: 'number', min: 0, max: 9999 },
  fallback: undefined,
};
const { jerseyNumber, position, isMvp, isAllStar, isCaptain } = playerFields;

/** What an officer says of a player; once their totals follow from box scores, of the totals only what was kept by hand before. */
export const playerFormOf = ({ areStatsDerived }: Pick<Player, 'areStatsDerived'>) =>
  areStatsDerived ? formWithOpening : formWithTotals;

const [formWithTotals, formWithOpening] = [formOf('stats'), formOf('openingStats')];

function formOf(totals: 'stats' | 'openingStats') {
  return manageForm(
    {
      ...players,
      fields: {
        ...Object.fromEntries(statFields.map(({ key }): [string, DescribedField] => [`${totals}.${key}`, total])),
        jerseyNumber,
        position,
        isMvp,
        isAllStar,
        isCaptain,
      },
    },
    {
      labels: {
        jerseyNumber: 'Jersey Number',
        position: 'Position',
        ...Object.fromEntries(statFields.map(({ key, label }) => [`${totals}.${key}`, label])),
        isMvp: 'MVP',
        isAllStar: 'All-Star',
        isCaptain: 'Captain',
      },
      about: ({ displayName, team }) => `${displayName} · ${team.name}`,
      Fields: PlayerFields,
      wording: {
        edit: 'Edit Player Information',
        done: () => ({ title: 'Player updated' }),
        failed: (_act, message, failure) =>
          failure instanceof ApiError && failure.status > 0
            ? { title: 'Failed to update player', description: message }
            : { title: 'Update Failed', description: 'An error occurred while updating the player' },
      },
    },
  );
}
