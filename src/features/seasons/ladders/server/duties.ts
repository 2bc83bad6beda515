import type { Duty } from '#features/competition/calendar/contract.ts';
import type { DutySource } from '#features/competition/calendar/server/extension-points.ts';
import { peopleTag } from '#features/people/accounts/cache-tags.ts';
import { estimateGameMinutes, getDefinition } from '#features/teams/sports/rules.ts';
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
        const key = `challenge-${challenge.id}-${status}`;
        return [withMeeting(loaded, challenge, { key, title, detail: loaded.row.name, due, link })];
      });
    });
  },
  dependsOn: () => [laddersTag, ladderTag.any, ladderTableTag.any, peopleTag],
};

/** Another suggestion is another entry of a feed. */
function withMeeting({ row }: LoadedLadder, { meeting, answer, winner }: StoredChallenge, duty: Duty): Duty {
  if (meeting === null || answer !== 'accepted' || winner !== null) return duty;
  const start = Date.parse(meeting.at);
  const end = start + estimateGameMinutes(getDefinition(row.definition)) * minuteMs;
  const appointment = { start: meeting.at, end: new Date(end).toISOString(), place: meeting.place };
  return { ...duty, key: `${duty.key}-${start / minuteMs}`, appointment };
}

const minuteMs = 60_000;

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
