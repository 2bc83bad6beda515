import { listJudges } from '#features/people/accounts/server/queries.ts';
import { namedBySport, sportNames } from '#features/teams/sports/server/queries.ts';
import { isOfficer, type Member } from '#server/access/access.ts';
import type { Database, Row } from '#server/database/schema.ts';
import { newestFirst, plainTable } from '#server/resources/plain-table.ts';
import { statusOf } from '../challenge-rules.ts';
import { type LadderTable, ladders, type OwnLadders } from '../contract.ts';
import type { LadderEvent } from '../ladder-rules.ts';
import { maxListed } from '../limits.ts';
import { type Entry, type LoadedLadder, type StoredChallenge, standingOf } from './loaded.ts';
import { sideOf } from './policy.ts';
import { presentChallenge, presentClimbers, presentFalls, presentSummary } from './present.ts';

export const ladderTable = plainTable(ladders, {
  table: 'ladders',
  order: newestFirst,
  alsoFoundBy: namedBySport,
  shown: async (db, rows) => {
    const sports = await sportNames(db, rows);
    return (row) => ({ sport: sports.get(row['sport_id']) });
  },
});

/** The ladders with these ids, or all of them, by name. */
export async function loadLadders(db: Database, ids?: readonly number[]): Promise<LoadedLadder[]> {
  if (ids?.length === 0) return [];
  let query = db
    .selectFrom('ladders')
    .innerJoin('sports', 'sports.id', 'ladders.sport_id')
    .selectAll('ladders')
    .select(['sports.name as sport', 'sports.definition'])
    .orderBy('ladders.name_key');
  if (ids) query = query.where('ladders.id', 'in', [...ids]);
  const rows = await query.execute();
  if (rows.length === 0) return [];
  const found = rows.map(({ id }) => id);
  const entries = await db
    .selectFrom('ladder_entries as entry')
    .leftJoin('accounts', 'accounts.id', 'entry.account_id')
    .select(['entry.id', 'entry.ladder_id', 'entry.account_id', 'accounts.display_name', 'accounts.suspended_at'])
    .where('entry.ladder_id', 'in', found)
    .execute();
  const moves = await db.selectFrom('ladder_moves').selectAll().where('ladder_id', 'in', found).orderBy('id').execute();
  const challenges = await db
    .selectFrom('ladder_challenges')
    .selectAll()
    .where('ladder_id', 'in', found)
    .orderBy('id')
    .execute();
  const [entriesOf, movesOf, challengesOf] = [byLadder(entries), byLadder(moves), byLadder(challenges)];
  return rows.map((row) => ({
    row,
    entries: new Map((entriesOf.get(row.id) ?? []).map((entry) => [entry.id, toEntry(entry)])),
    moves: (movesOf.get(row.id) ?? []).flatMap(toMove),
    challenges: (challengesOf.get(row.id) ?? []).map(toChallenge),
  }));
}

export async function loadLadder(db: Database, id: number): Promise<LoadedLadder | undefined> {
  return (await loadLadders(db, [id]))[0];
}

const byLadder = <R extends { ladder_id: number }>(rows: readonly R[]) => Map.groupBy(rows, (row) => row.ladder_id);

interface EntryRow {
  id: number;
  account_id: number | null;
  display_name: string | null;
  suspended_at: string | null;
}

const toEntry = ({ id, account_id, display_name, suspended_at }: EntryRow): Entry => ({
  id,
  accountId: account_id,
  name: display_name ?? 'Somebody who left',
  isSuspended: suspended_at !== null,
});

function toMove({ kind, at, entry_id: entryId, weeks, places }: Row<'ladder_moves'>): LadderEvent[] {
  if (kind === 'idle') return [{ kind, at, weeks, places: places ?? 1 }];
  return entryId === null ? [] : [{ kind, at, entryId }];
}

const toChallenge = (row: Row<'ladder_challenges'>): StoredChallenge => ({
  id: row.id,
  challengerId: row.challenger_id,
  challengedId: row.challenged_id,
  at: row.at,
  answerBy: row.answer_by,
  playBy: row.play_by,
  meeting:
    row.meet_at === null || row.meet_by === null ? null : { at: row.meet_at, place: row.meet_place, by: row.meet_by },
  forfeits: row.forfeits === 1,
  answer: row.answer,
  answeredAt: row.answered_at,
  endedAt: row.ended_at,
  winner: row.winner,
  score: row.score,
  enteredBy: row.entered_by,
  enteredAt: row.entered_at,
  reply: row.reply,
  dispute: row.dispute,
  decidedAt: row.decided_at,
  decision: row.decision,
});

const judgesFor = async (db: Database, viewer: Member) => (isOfficer(viewer) ? listJudges(db) : []);

export async function readTable(db: Database, viewer: Member, loaded: LoadedLadder, now: Date): Promise<LadderTable> {
  const standing = standingOf(loaded, now);
  const judges = await judgesFor(db, viewer);
  const { climbers, own } = presentClimbers(loaded, standing, viewer, now);
  const latest = loaded.challenges.toReversed();
  const waiting = latest.filter((one) => waitsFor(viewer, loaded, one, now));
  const others = latest.filter((one) => !waiting.includes(one)).slice(0, maxListed);
  const isOn = own !== null && standing.order.includes(own.id);
  return {
    climbers,
    challenges: [...waiting, ...others].map((one) => presentChallenge(loaded, one, { viewer, judges, standing, now })),
    falls: presentFalls(loaded, standing),
    can: { join: !isOn && loaded.row.is_open === 1, leave: isOn },
  };
}

/** Whether one of somebody's own challenges waits for something. */
const waitsFor = (viewer: Member, loaded: LoadedLadder, challenge: StoredChallenge, now: Date): boolean =>
  sideOf(viewer, loaded, challenge) !== null &&
  ['open', 'accepted', 'entered', 'disputed'].includes(statusOf(challenge, now));

export async function readOwnLadders(db: Database, viewer: Member, now: Date): Promise<OwnLadders> {
  const judges = await judgesFor(db, viewer);
  const loaded = await loadLadders(db);
  const read = loaded.map((ladder) => {
    const standing = standingOf(ladder, now);
    const challenges = ladder.challenges
      .filter((one) => waitsFor(viewer, ladder, one, now))
      .map((one) => presentChallenge(ladder, one, { viewer, judges, standing, now }));
    return { summary: presentSummary(ladder, standing, viewer), challenges };
  });
  return {
    ladders: read.map(({ summary }) => summary),
    challenges: read.flatMap(({ challenges }) => challenges).sort(byDue),
  };
}

/** What is due first; what waits for an officer last. */
const byDue = (one: { until: string | null }, other: { until: string | null }): number =>
  (one.until ?? '9') < (other.until ?? '9') ? -1 : Number(one.until !== other.until);

const openDisputes = (db: Database) =>
  db.selectFrom('ladder_challenges').where('reply', '=', 'disputed').where('decided_at', 'is', null);

export async function countDisputed(db: Database): Promise<number> {
  const { count } = await openDisputes(db)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Challenges whose result waits for a decision, the oldest first. */
export async function listDisputed(db: Database, viewer: Member, now: Date) {
  const rows = await openDisputes(db).select(['id', 'ladder_id']).orderBy('id').limit(maxListed).execute();
  const judges = await judgesFor(db, viewer);
  const loaded = await loadLadders(db, [...new Set(rows.map(({ ladder_id }) => ladder_id))]);
  const ids = new Set(rows.map(({ id }) => id));
  return loaded
    .flatMap((ladder) => {
      const standing = standingOf(ladder, now);
      return ladder.challenges
        .filter(({ id }) => ids.has(id))
        .map((one) => presentChallenge(ladder, one, { viewer, judges, standing, now }));
    })
    .sort((one, other) => one.id - other.id);
}
