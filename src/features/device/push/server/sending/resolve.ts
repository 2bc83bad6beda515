import { sql } from 'kysely';
import type { Game } from '#features/competition/games/contract.ts';
import { gamesByIds } from '#features/competition/games/server/queries.ts';
import { liveState } from '#features/live/live-games/rules.ts';
import { listEvents } from '#features/live/live-games/server/queries.ts';
import { addNotices } from '#features/people/notices/server/commands.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { readSettings } from '#platform/settings/server/queries.ts';
import { visitor } from '#server/access/access.ts';
import { batches } from '#server/database/engine.ts';
import type { Database, Row } from '#server/database/schema.ts';
import type { FeatureContext } from '#server/feature.ts';
import type { DomainEvent, Write } from '#server/write.ts';
import { instantsIn, minutesIn } from '#shared/time-zone.ts';
import type { QuietHours } from '../../contract.ts';
import { type Copy, describeGameNews, discreet } from '../../copy-rules.ts';
import { type GameKind, gameKinds, isKind, type Kind, lifetimes, reminderKind, soonBefore } from '../../kind-keys.ts';
import { emailDevice } from '../email/mailboxes.ts';
import { announcementTold, type GameNewsKind, gameNewsTold } from '../events.ts';
import { type Facts, noteForLater } from '../outbox-commands.ts';
import { findGameAudience, ownersOf, people, type Recipient } from './audience.ts';
import { earlierTold, hasToWait, saidIn } from './repeats.ts';

type OutboxRow = Row<'push_outbox'>;
type Resolving = Pick<FeatureContext, 'db' | 'commit'>;

interface News {
  copy: Copy;
  recipients: readonly Recipient[];
  /** Whether to add notices in the app as well. News to one person already is a notice. */
  isNotice: boolean;
  /** Accounts that only get the notice, because a word is for them. */
  alsoNoticed?: readonly number[];
  /** What must not be told again. */
  told?: string;
  /** For others than people, such as webhooks. */
  event?: DomainEvent | undefined;
}

/** Whether a row of the outbox or a delivery is due. */
export async function hasWork(db: Database, now: Date): Promise<boolean> {
  const unresolved = db.selectFrom('push_outbox').select('id').where('resolved_at', 'is', null).limit(1);
  const due = db
    .selectFrom('push_deliveries')
    .select('id')
    .where('state', 'in', ['waiting', 'digest'])
    .where('due_at', '<=', now.toISOString())
    .limit(1);
  return Boolean((await unresolved.executeTakeFirst()) ?? (await due.executeTakeFirst()));
}

/** Finds the recipients of each outbox row, one row after the other. */
export async function resolveOutbox({ db, commit }: Resolving, sendsEmails: boolean, now: Date): Promise<void> {
  const rows = await db.selectFrom('push_outbox').selectAll().where('resolved_at', 'is', null).orderBy('id').execute();
  for (const row of rows)
    if (row.expires_at <= now.toISOString() || !(await hasToWait(db, row, now)))
      await commit((write) => resolve(write, row.id, sendsEmails));
}

async function resolve(write: Write, id: number, sendsEmails: boolean): Promise<void> {
  const at = write.now.toISOString();
  const row = await write.db
    .updateTable('push_outbox')
    .set({ resolved_at: at })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row || row.expires_at <= at) return;
  const news = await buildNews(write, row);
  if (!news) return;
  if (news.told !== undefined)
    await write.db.updateTable('push_outbox').set({ told: news.told }).where('id', '=', id).execute();
  if (news.event) write.happened(news.event);
  const { timeZone } = await readSettings(write.db);
  const recipients = sendsEmails
    ? news.recipients
    : news.recipients.map((recipient) => ({ ...recipient, byEmail: noEmails }));
  for (const some of batches(recipients)) await addDeliveries(write, row, news.copy, some, timeZone);
  if (!news.isNotice) return;
  const { title, text, link } = news.copy;
  const kind = row.kind === 'announcement' ? row.kind : 'game';
  await addNotices(
    write,
    [...news.recipients.map(({ accountId }) => accountId), ...(news.alsoNoticed ?? [])].map((accountId) => ({
      accountId,
      kind,
      title,
      text,
      link,
    })),
  );
}

async function buildNews(write: Write, row: OutboxRow): Promise<News | null> {
  const facts: Facts = JSON.parse(row.facts);
  if (isGameKind(row.kind)) return buildGameNews(write, row.kind, row, facts);
  if (row.kind === 'announcement') return buildAnnouncementNews(write.db, facts);
  if (row.kind === 'season') return buildSeasonNews(write.db, row, facts);
  const { accountId, title = '', text = '', link = '/home' } = facts;
  if (accountId === undefined) return null;
  const isAsked = row.kind === 'test' || row.kind === 'email';
  const copy = { title, text, link, topic: row.kind === 'email' ? 'email' : `${row.kind}-${row.id}` };
  const found = await people(write.db, [accountId]);
  const wanted = found.filter(({ choices }) => isAsked || choices.kinds.some((kind) => kind === row.kind));
  const why = isAsked ? 'You asked for it' : 'It is about you';
  return {
    copy,
    recipients: wanted.map((person) => ({ ...person, by: row.kind, why, teamId: null })),
    isNotice: false,
  };
}

/** For those who want to know when their games move, unless they stopped the news of all these teams. It is a notice already. */
async function buildSeasonNews(db: Database, row: OutboxRow, facts: Facts): Promise<News | null> {
  const { accountId, teamIds = [], title = '', text = '', link = '/games' } = facts;
  if (accountId === undefined) return null;
  const stopped = await db
    .selectFrom('push_stopped_teams')
    .select('team_id')
    .where('account_id', '=', accountId)
    .execute();
  const isStopped = (id: number) => stopped.some(({ team_id }) => team_id === id);
  if (teamIds.length > 0 && teamIds.every(isStopped)) return null;
  const asked = teamIds.length > 0 ? 'moved' : 'rsvps';
  const found = await people(db, [accountId]);
  const wanted = found.filter(({ choices }) => choices.kinds.includes(asked) && (asked === 'rsvps' || choices.myTeams));
  return {
    copy: { title, text, link, topic: `season-${row.id}` },
    recipients: wanted.map((person) => ({
      ...person,
      ...{ by: asked, teamId: null, why: asked === 'moved' ? 'Your teams' : 'You are going' },
    })),
    isNotice: false,
  };
}

const noEmails = { digest: false, results: false };

const isGameKind = (kind: string): kind is GameKind => gameKinds.some((one) => one === kind);

async function buildGameNews({ db, now }: Write, kind: GameKind, row: OutboxRow, facts: Facts): Promise<News | null> {
  if (row.game_id === null) return null;
  const game: Game | undefined = (await gamesByIds(db, visitor, [row.game_id])).get(row.game_id);
  if (!game) return null;
  const sport = await db.selectFrom('sports').select('definition').where('id', '=', game.sportId).executeTakeFirst();
  const definition = sport?.definition ?? '';
  if (kind === 'period' && !(await isOver(db, game.id, definition, facts.period))) return null;
  const [said, earlier] = [saidIn(row, game), await earlierTold(db, row)];
  if (said !== null && earlier[0]?.told === said) return null;
  if (facts.isCorrection && earlier.length === 0) return null;
  const settings = await readSettings(db);
  const details = { period: facts.period, definition, isCorrected: earlier.length > 0, word: facts.word };
  const copy = describeGameNews(kind, game, details, { settings, now });
  if (!copy) return null;
  const open = facts.word ? describeGameNews(kind, game, { ...details, word: undefined }, { settings, now }) : copy;
  const audience = await findGameAudience(db, kind, game);
  const recipients = facts.isCorrection ? await amongTold(db, earlier, audience) : audience;
  const alsoNoticed = facts.word ? await playersBeside(db, game, recipients) : [];
  const event =
    isForAll(kind) && open
      ? gameNewsTold({ kind, game, isCorrected: details.isCorrected, title: open.title, text: open.text })
      : undefined;
  return { copy, recipients, isNotice: true, alsoNoticed, event, ...(said !== null && { told: said }) };
}

const isForAll = (kind: GameKind): kind is GameNewsKind => kind === 'started' || kind === 'moved' || kind === 'final';

/** Whether the period is still over: the scorer may have undone its end. */
async function isOver(db: Database, gameId: number, definition: string, period = 1): Promise<boolean> {
  const events = await listEvents(db, gameId);
  return events.length === 0 || liveState(getDefinition(definition), events).period > period;
}

/** Players of both teams who get no push message of it: an officer's word reaches them in the app. */
async function playersBeside(db: Database, game: Game, recipients: readonly Recipient[]): Promise<number[]> {
  const told = new Set(recipients.map(({ accountId }) => accountId));
  return [...(await ownersOf(db, game, 'player')).keys()].filter((id) => !told.has(id));
}

/** A correction is only for those who were told what was wrong. */
async function amongTold(db: Database, earlier: readonly { id: number }[], audience: readonly Recipient[]) {
  const rows = await db
    .selectFrom('push_deliveries')
    .select('account_id')
    .where(
      'outbox_id',
      'in',
      earlier.map(({ id }) => id),
    )
    .where('state', '!=', 'dropped')
    .execute();
  const told = new Set(rows.map(({ account_id }) => account_id));
  return audience.filter(({ accountId }) => told.has(accountId));
}

async function buildAnnouncementNews(db: Database, { announcementId = 0 }: Facts): Promise<News | null> {
  const announcement = await db
    .selectFrom('announcements')
    .select(['id', 'title', 'content'])
    .where('id', '=', announcementId)
    .executeTakeFirst();
  if (!announcement) return null;
  const { id, title, content } = announcement;
  const wanted = (await people(db)).filter(({ choices }) => choices.kinds.includes('announcement'));
  const [text = ''] = content.split('\n');
  return {
    copy: { title, text, link: '/announcements', topic: `announcement-${id}` },
    recipients: wanted.map((person) => ({ ...person, by: 'announcement', why: 'It is for everybody', teamId: null })),
    isNotice: true,
    event: announcementTold({ announcementId: id, title, text: content }),
  };
}

async function addDeliveries(
  { db, now }: Write,
  row: OutboxRow,
  copy: Copy,
  recipients: readonly Recipient[],
  timeZone: string,
): Promise<void> {
  const accounts = recipients.map(({ accountId }) => accountId);
  // Newer news of a game replaces a message of the same topic that still waits, and the same news in a digest.
  await db
    .updateTable('push_deliveries')
    .set({ state: 'dropped' })
    .where('account_id', 'in', accounts)
    .where('topic', '=', copy.topic)
    .where(({ eb, or, and }) =>
      or([eb('state', '=', 'waiting'), and([eb('state', '=', 'digest'), eb('kind', '=', row.kind)])]),
    )
    .execute();
  const rows = recipients.map((recipient) => ({
    outbox_id: row.id,
    account_id: recipient.accountId,
    kind: recipient.by,
    ...(recipient.choices.showsDetails || !isKind(row.kind) ? copy : discreet(row.kind, copy)),
    why: recipient.why,
    team_id: recipient.teamId,
    created_at: now.toISOString(),
    ...planTimes(row, recipient, now, timeZone),
  }));
  await db
    .insertInto('push_deliveries')
    .values(rows)
    .onConflict((known) => known.columns(['outbox_id', 'account_id']).doNothing())
    .execute();
}

/** When and where a person is told: now, after their quiet hours, in the digest, or in the app alone. */
function planTimes(row: OutboxRow, { choices, hasDevice, byEmail, by }: Recipient, now: Date, timeZone: string) {
  const { expires_at } = row;
  const at = now.toISOString();
  const isMailed = row.kind === 'email' || (row.kind === 'result' && byEmail.results);
  const hasDigest = choices.digestHour !== null && (hasDevice || byEmail.digest);
  // Mails wake nobody, so they ignore quiet hours. Whoever wants a mail at once does not also want it in the digest.
  if (isMailed && (row.kind === 'email' || hasDigest || !hasDevice))
    return { state: 'waiting' as const, devices: emailAlone, due_at: at, expires_at };
  if (row.kind !== 'test' && by !== reminderKind && choices.digestHour !== null && hasDigest) {
    const due = nextHour(now, choices.digestHour, timeZone);
    const until = new Date(due.getTime() + lifetimes.digest).toISOString();
    return { state: 'digest' as const, devices: null, due_at: due.toISOString(), expires_at: until };
  }
  if (!hasDevice) return { state: 'app' as const, devices: null, due_at: at, expires_at };
  if (row.kind === 'test') return { state: 'waiting' as const, devices: null, due_at: at, expires_at };
  const due_at = (findQuietEnd(now, choices.quietHours, timeZone) ?? now).toISOString();
  return { state: due_at < expires_at ? ('waiting' as const) : ('app' as const), devices: null, due_at, expires_at };
}

const emailAlone = JSON.stringify([emailDevice]);

/** Notes games that start within half an hour, once for each start time. */
export async function noteUpcomingGames({ db, commit }: Resolving, now: Date): Promise<void> {
  const soon = await db
    .selectFrom('games')
    .select(['id', 'date_time'])
    .where('status', '=', 'upcoming')
    .where('date_time', '>', now.toISOString())
    .where('date_time', '<=', new Date(now.getTime() + soonBefore).toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('push_outbox')
            .select('push_outbox.id')
            .where('push_outbox.key', '=', sql<string>`'soon:' || cast(games.id as text) || ':' || games.date_time`),
        ),
      ),
    )
    .execute();
  if (soon.length === 0) return;
  const kind: Kind = 'soon';
  await commit((write) =>
    noteForLater(
      write,
      soon.map(({ id, date_time }) => ({ kind, key: `soon:${id}:${date_time}`, gameId: id })),
    ),
  );
}

/** The end of the quiet hours that contain a moment; null if none do. */
export function findQuietEnd(now: Date, quiet: QuietHours | null, timeZone: string): Date | null {
  if (!quiet) return null;
  const hour = Number(minutesIn(timeZone)(now.toISOString()).slice(11, 13));
  const { from, until } = quiet;
  const isQuiet = from < until ? hour >= from && hour < until : hour >= from || hour < until;
  return isQuiet ? nextHour(now, until, timeZone) : null;
}

/** The next moment at which clocks in this time zone show this full hour. */
export function nextHour(now: Date, hour: number, timeZone: string): Date {
  const [year = 0, month = 1, day = 1] = minutesIn(timeZone)(now.toISOString()).slice(0, 10).split('-').map(Number);
  const at = instantsIn(timeZone);
  const today = at({ year, month, day, hour, minute: 0 });
  if (today > now) return today;
  const following = new Date(Date.UTC(year, month - 1, day + 1));
  return at({
    year: following.getUTCFullYear(),
    month: following.getUTCMonth() + 1,
    day: following.getUTCDate(),
    hour,
    minute: 0,
  });
}
