import { join } from 'node:path';
import * as z from 'zod/mini';
import { demoMembers } from '#features/people/accounts/server/demo/fill.ts';
import { SportCell } from '#features/teams/sports/server/demo/sports.ts';
import { readJson } from '#server/data-files.ts';
import type { Write } from '#server/write.ts';
import { nameKey } from '#shared/names.ts';
import { laddersTag, ladderTableTag } from '../../cache-tags.ts';
import type { Winner } from '../../ladder-rules.ts';

const DemoChallenge = z.strictObject({
  from: z.string(),
  to: z.string(),
  daysAgo: z.number(),
  answer: z.exactOptional(z.literal('accepted')),
  /** Who won, or `draw`; both have signed it. */
  won: z.exactOptional(z.string()),
  score: z.exactOptional(z.string()),
});
type DemoChallenge = z.infer<typeof DemoChallenge>;

const DemoLadder = z.strictObject({
  name: z.string(),
  sport: SportCell,
  description: z.string(),
  reach: z.number(),
  answerDays: z.number(),
  playDays: z.number(),
  idleWeeks: z.number(),
  idlePlaces: z.number(),
  /** Usernames from the first place down, as they joined. */
  climbers: z.array(z.string()),
  challenges: z.array(DemoChallenge),
});
type DemoLadder = z.infer<typeof DemoLadder>;

export const demoLadders = readJson(join(import.meta.dirname, 'ladders.json'), z.array(DemoLadder));

const dayMs = 24 * 3_600_000;
/** No demo climber falls within the days before which people are told, so that a start tells nobody anything. */
export const joinedDaysAgo = 38;

export async function addDemoLadders(write: Write): Promise<void> {
  const people = await demoMembers(write);
  for (const ladder of demoLadders) {
    const id = await addLadder(write, ladder);
    const entries = new Map<string, number>();
    for (const username of ladder.climbers) {
      const account = people.get(username);
      if (account) entries.set(username, await addEntry(write, id, account.accountId));
    }
    const rows = ladder.challenges.flatMap((one) => challengeRow(one, ladder, entries, write.now));
    await write.db
      .insertInto('ladder_challenges')
      .values(rows.map((row) => ({ ladder_id: id, ...row })))
      .execute();
    write.changed(ladderTableTag(id));
  }
  write.changed(laddersTag);
}

async function addLadder({ db, now }: Write, { name, sport, description, ...rules }: DemoLadder): Promise<number> {
  const { id } = await db
    .insertInto('ladders')
    .values({
      ...{ name, name_key: nameKey(name), sport_id: sport, description, reach: rules.reach },
      ...{ answer_days: rules.answerDays, play_days: rules.playDays, forfeits: 0, draws: 1 },
      ...{ idle_weeks: rules.idleWeeks, idle_places: rules.idlePlaces, elo_k: 32, elo_start: 1200, is_open: 1 },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const idle = { kind: 'idle' as const, weeks: rules.idleWeeks, places: rules.idlePlaces };
  await db
    .insertInto('ladder_moves')
    .values({ ladder_id: id, at: daysBefore(now, joinedDaysAgo), ...idle })
    .execute();
  return id;
}

async function addEntry({ db, now }: Write, ladder_id: number, account_id: number): Promise<number> {
  const { id } = await db
    .insertInto('ladder_entries')
    .values({ ladder_id, account_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('ladder_moves')
    .values({ ladder_id, at: daysBefore(now, joinedDaysAgo), kind: 'joined', entry_id: id })
    .execute();
  return id;
}

function challengeRow(one: DemoChallenge, ladder: DemoLadder, entries: ReadonlyMap<string, number>, now: Date) {
  const [challenger_id, challenged_id] = [entries.get(one.from), entries.get(one.to)];
  if (challenger_id === undefined || challenged_id === undefined) return [];
  const at = daysBefore(now, one.daysAgo);
  const isAnswered = one.answer === 'accepted' || one.won !== undefined;
  const row = {
    ...{ challenger_id, challenged_id, at, forfeits: 0 as const },
    answer_by: daysBefore(now, one.daysAgo - ladder.answerDays),
    play_by: daysBefore(now, one.daysAgo - ladder.answerDays - ladder.playDays),
    ...(isAnswered && { answer: 'accepted' as const, answered_at: at }),
  };
  if (one.won === undefined) return [row];
  const winner: Winner = one.won === 'draw' ? 'draw' : one.won === one.from ? 'challenger' : 'challenged';
  const result = { winner, score: one.score ?? null, entered_by: 'challenger' as const, entered_at: at };
  return [{ ...row, ...result, reply: 'confirmed' as const, replied_at: at }];
}

const daysBefore = (now: Date, days: number): string => new Date(now.getTime() - days * dayMs).toISOString();
