import type { DutySource } from '#features/competition/calendar/server/extension-points.ts';
import { gamesTag, gameTag } from '#features/competition/games/cache-tags.ts';
import { describeWhole } from '#features/competition/games/whole-result-rules.ts';
import { captainTags } from '#features/teams/player-links/server/queries.ts';
import { confirmationTag } from '../cache-tags.ts';
import { listAwaitedAnswers } from './queries.ts';

/** Results that a captain is asked to confirm. */
export const resultDuties: DutySource = {
  list: async (db, accountId, now) => {
    const awaited = await listAwaitedAnswers(db, accountId, now);
    return awaited.map(({ game, until, requestId }) => ({
      key: `result-${requestId}`,
      title: 'Confirm the result',
      detail: describeWhole(game),
      due: until,
      link: `/games/${game.id}`,
    }));
  },
  dependsOn: (accountId) => [confirmationTag.any, gamesTag, gameTag.any, ...captainTags(accountId)],
};
