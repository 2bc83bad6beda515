import { listJudges } from '#features/people/accounts/server/queries.ts';
import { addNotices, type NewNotice } from '#features/people/notices/server/commands.ts';
import { othersToAsk } from '#features/teams/player-links/server/own-case-policy.ts';
import { readSettings } from '#platform/settings/server/queries.ts';
import type { Write } from '#server/write.ts';
import { momentText } from '#shared/notation.ts';
import { wallsIn } from '#shared/time-zone.ts';
import type { Challenge, Side } from '../challenge-rules.ts';
import { ladderPath, resultText } from '../rules.ts';
import type { LoadedLadder, StoredChallenge } from './loaded.ts';
import { caseOf } from './policy.ts';

/** Tells one of the two. */
export async function tell(
  write: Write,
  { row, entries }: LoadedLadder,
  challenge: Pick<Challenge, 'challengerId' | 'challengedId'>,
  side: Side,
  { kind = 'challenge', title, text }: Pick<NewNotice, 'title' | 'text'> & { kind?: string },
): Promise<void> {
  const accountId = entries.get(challenge[`${side}Id`])?.accountId;
  if (typeof accountId !== 'number') return;
  await addNotices(write, [{ accountId, kind, title, text: `${row.name}. ${text}`, link: ladderPath(row.id) }]);
}

/** 'Thu 3 Dec, 18:00', in the village's time. */
export async function whenIn(write: Write, at: string): Promise<string> {
  const { timeZone } = await readSettings(write.db);
  const toWall = wallsIn(timeZone);
  return momentText(toWall(at), toWall(write.now));
}

/** Asks the others where an officer or admin is one of the two. */
export async function askOthers(write: Write, loaded: LoadedLadder, challenge: StoredChallenge): Promise<void> {
  const { own, others } = othersToAsk(caseOf(loaded, challenge, await listJudges(write.db)));
  const names = own.map(({ displayName }) => displayName).join(', ');
  const notice = {
    kind: 'result',
    title: 'A disputed result waits for you',
    text: `${loaded.row.name}: ${describeChallenge(loaded, challenge)}. ${names} played it and cannot decide.`,
    link: '/ladders',
  };
  await addNotices(
    write,
    others.map(({ id }) => ({ accountId: id, ...notice })),
  );
}

export const describeChallenge = ({ entries }: LoadedLadder, challenge: StoredChallenge): string =>
  resultText({
    challenger: entries.get(challenge.challengerId)?.name ?? '',
    challenged: entries.get(challenge.challengedId)?.name ?? '',
    winner: challenge.winner,
    score: challenge.score,
  });
