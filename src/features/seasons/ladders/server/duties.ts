import type { DutySource } from '#features/competition/calendar/server/extension-points.ts';
import { peopleTag } from '#features/people/accounts/cache-tags.ts';
import type { Database } from '#server/database/schema.ts';
import { laddersTag, ladderTableTag, ladderTag } from '../cache-tags.ts';
import { sides } from '../challenge-keys.ts';
import { dueOf, otherSide, type Side, type Status, statusOf } from '../challenge-rules.ts';
import { ladderPath, resultText } from '../rules.ts';
import type { LoadedLadder, StoredChallenge } from './loaded.ts';
import { loadLadders } from './queries.ts';

/** Challenges to answer and to play, and results of ladders to confirm. */
export const ladderDuties: DutySource = {
  list: async (db, accountId, now) => {
    const ladders = await loadLadders(db, await laddersOf(db, accountId));
    return ladders.flatMap((loaded) => {
      const isMine = (entryId: number) => loaded.entries.get(entryId)?.accountId === accountId;
      return loaded.challenges.flatMap((challenge) => {
        const side = sides.find((one) => isMine(challenge[`${one}Id`]));
        const status = statusOf(challenge, now);
        const due = dueOf(challenge, status);
        const title = side === undefined ? null : toTitle(loaded, challenge, { side, status });
        if (title === null || due === null) return [];
        const link = ladderPath(loaded.row.id);
        return [{ key: `challenge-${challenge.id}-${status}`, title, detail: loaded.row.name, due, link }];
      });
    });
  },
  dependsOn: () => [laddersTag, ladderTag.any, ladderTableTag.any, peopleTag],
};

/** Null if the other is asked. */
function toTitle(
  { entries }: LoadedLadder,
  challenge: StoredChallenge,
  { side, status }: { side: Side; status: Status },
): string | null {
  const nameOf = (one: Side) => entries.get(challenge[`${one}Id`])?.name ?? '';
  const other = nameOf(otherSide(side));
  if (status === 'accepted') return `Play ${other}`;
  if (status === 'open') return side === 'challenged' ? `Answer the challenge of ${other}` : null;
  if (status !== 'entered' || challenge.enteredBy === side) return null;
  const { winner, score } = challenge;
  return `Confirm: ${resultText({ challenger: nameOf('challenger'), challenged: nameOf('challenged'), winner, score })}`;
}

async function laddersOf(db: Database, accountId: number): Promise<number[]> {
  const rows = await db.selectFrom('ladder_entries').select('ladder_id').where('account_id', '=', accountId).execute();
  return rows.map(({ ladder_id }) => ladder_id);
}
