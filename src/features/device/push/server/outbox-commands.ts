import { announcementPosted } from '#features/community/announcements/server/events.ts';
import { knownDay } from '#features/competition/games/day-rules.ts';
import { gameChanged, gameCompleted, type Planned } from '#features/competition/games/server/events.ts';
import { periodEnded } from '#features/live/live-games/server/events.ts';
import { noticeAdded } from '#features/people/notices/server/events.ts';
import { seasonNews } from '#features/seasons/season-plans/server/events.ts';
import { batches } from '#server/database/engine.ts';
import { type Subscriber, type Write, when } from '#server/write.ts';
import { isKind, type Kind, lifetimes, notifiedByDefault } from '../kind-keys.ts';

/** The facts in an outbox row that the sender cannot read from the database later. */
export interface Facts {
  /** The period that is over. */
  period?: number;
  /** The score of a game changed that was over already. */
  isCorrection?: true;
  /** Why it changed, for the teams. */
  word?: string;
  announcementId?: number;
  /** For news to one person: the account and the words. */
  accountId?: number;
  /** The teams that it is about: whoever stopped the news of all of them gets none. */
  teamIds?: readonly number[];
  title?: string;
  text?: string;
  link?: string;
}

interface OutboxEntry {
  kind: Kind | 'test' | 'email' | 'season';
  key?: string;
  gameId?: number;
  facts?: Facts;
}

/** Writes news to the outbox, in the transaction of what happened. The sender finds the recipients afterwards. */
export async function noteForLater(
  { db, now }: Pick<Write, 'db' | 'now'>,
  entries: readonly OutboxEntry[],
): Promise<void> {
  const rows = entries.map(({ kind, key = null, gameId = null, facts = {} }) => ({
    kind,
    key,
    game_id: gameId,
    facts: JSON.stringify(facts),
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + lifetimes[kind]).toISOString(),
  }));
  for (const some of batches(rows))
    await db
      .insertInto('push_outbox')
      .values(some)
      .onConflict((known) => known.column('key').doNothing())
      .execute();
}

export const outboxSubscribers: readonly Subscriber[] = [
  when(gameChanged, async (write, changes) => {
    const before = new Map<number, Planned>();
    const words = new Map<number, string>();
    for (const change of changes) {
      if (change.before && !before.has(change.gameId)) before.set(change.gameId, change.before);
      if (change.word) words.set(change.gameId, change.word);
    }
    for (const ids of batches([...before.keys()])) await noteChanges(write, ids, before, words);
  }),
  when(gameCompleted, (write, games) =>
    noteForLater(
      write,
      games.map(({ gameId }) => ({ kind: 'final', gameId })),
    ),
  ),
  when(periodEnded, (write, periods) =>
    noteForLater(
      write,
      periods.map(({ gameId, period }) => ({ kind: 'period', gameId, facts: { period } })),
    ),
  ),
  when(noticeAdded, (write, notices) =>
    noteForLater(
      write,
      notices.flatMap(({ accountId, kind, title, text, link }) =>
        isKind(kind) && notifiedByDefault.some((own) => own === kind)
          ? [{ kind, facts: { accountId, title, text, link: link ?? '/home' } }]
          : [],
      ),
    ),
  ),
  when(seasonNews, (write, people) =>
    noteForLater(
      write,
      people.map((facts) => ({ kind: 'season', facts })),
    ),
  ),
  when(announcementPosted, (write, announcements) =>
    noteForLater(
      write,
      announcements.map(({ announcementId }) => ({ kind: 'announcement', facts: { announcementId } })),
    ),
  ),
];

async function noteChanges(
  write: Write,
  ids: readonly number[],
  before: ReadonlyMap<number, Planned>,
  words: ReadonlyMap<number, string>,
): Promise<void> {
  const rows = await write.db
    .selectFrom('games')
    .select(['id', 'status', 'date_time as dateTime', 'location'])
    .where('id', 'in', ids)
    .execute();
  const told = await findToldFinals(write, ids);
  const entries = rows.flatMap(({ id, ...stored }): OutboxEntry[] => {
    const now = { ...stored, dateTime: knownDay(stored.dateTime) };
    const was = before.get(id);
    if (was?.status === 'completed' && now.status === 'completed' && told.has(id))
      return [{ kind: 'final', gameId: id, facts: { isCorrection: true } }];
    const kind = was && detectKind(was, now);
    const word = words.get(id);
    return kind ? [{ kind, gameId: id, ...(word && { facts: { word } }) }] : [];
  });
  await noteForLater(write, entries);
}

async function findToldFinals({ db }: Write, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('push_outbox')
    .select('game_id')
    .where('game_id', 'in', ids)
    .where('kind', '=', 'final')
    .where('told', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ game_id }) => game_id ?? []));
}

function detectKind(before: Planned, now: Planned): Kind | null {
  const wasPlanned = before.status !== 'live' && before.status !== 'completed';
  if (now.status === 'live') return wasPlanned ? 'started' : null;
  if (now.status === 'completed') return null;
  const isElsewhere = now.dateTime !== before.dateTime || now.location !== before.location;
  return now.status !== before.status || (now.status === 'upcoming' && isElsewhere) ? 'moved' : null;
}
