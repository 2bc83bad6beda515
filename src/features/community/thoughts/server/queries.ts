import type { ItemId } from '#features/community/conversation/contract.ts';
import { type Counts, countsFor, noCounts } from '#features/community/conversation/server/queries.ts';
import type { Picture } from '#platform/uploads/contract.ts';
import { largestUrl } from '#platform/uploads/rules.ts';
import { findPictures } from '#platform/uploads/server/queries.ts';
import { isAdmin, type Member, type ViewerRole } from '#server/access/access.ts';
import type { Database, Row } from '#server/database/schema.ts';
import { fromCursor, isKeyText, type Page, toPage } from '#server/resources/paging.ts';
import { type Thought, type ThoughtFilters, thoughtsPerPage } from '../contract.ts';
import { mayHideThought, maySeeThought } from './policy.ts';

/** A thought without its author; with the author's name if official. */
export interface ThoughtRow
  extends Pick<
    Row<'thoughts'>,
    | 'id'
    | 'public_id'
    | 'minute'
    | 'created_at'
    | 'official'
    | 'display_name'
    | 'content'
    | 'upload_id'
    | 'subject_id'
    | 'hidden_because'
  > {
  official_name: string | null;
}

export interface ThoughtDetails extends Counts {
  repostsCount: number;
  picture: Picture | null;
}

export function presentThought(row: ThoughtRow, details: ThoughtDetails, viewer: ViewerRole): Thought {
  const { likesCount, commentsCount, repostsCount, picture } = details;
  return {
    id: row.public_id,
    content: row.content,
    displayName: row.display_name,
    official: row.official === 1,
    username: row.official_name,
    createdAt: isAdmin(viewer) ? row.created_at : row.minute,
    imageUrl: picture && largestUrl(picture),
    picture,
    likesCount,
    commentsCount,
    repostsCount,
    hiddenBecause: row.hidden_because,
    can: { hide: mayHideThought(viewer) },
  };
}

/** Newest minute first; within a minute in the order of random ids. Admins also see hidden thoughts. */
export function listThoughts(db: Database, viewer: ViewerRole, filters: ThoughtFilters): Promise<Page<Thought>> {
  const all = queryThoughtsPage(db, filters);
  return presented(db, viewer, filters, isAdmin(viewer) ? all : all.where('thoughts.hidden_because', 'is', null));
}

/** The viewer's own thoughts, including hidden ones. */
export function listOwnThoughts(db: Database, viewer: Member, filters: ThoughtFilters): Promise<Page<Thought>> {
  const own = queryThoughtsPage(db, filters).where('thoughts.account_id', '=', viewer.accountId);
  return presented(db, viewer, filters, own);
}

/** Reads a thought that was just written, or that this viewer may see. It checks no access. */
export async function readThought(db: Database, viewer: ViewerRole, publicId: string): Promise<Thought> {
  const row = await thoughts(db).where('thoughts.public_id', '=', publicId).executeTakeFirstOrThrow();
  const [thought] = await presentAll(db, viewer, [row]);
  if (!thought) throw new Error('A thought just read has gone');
  return thought;
}

/** Finds a thought by its id, if the viewer may see it. */
export async function findThoughtRow(db: Database, viewer: ViewerRole, publicId: ItemId) {
  const row = await db
    .selectFrom('thoughts')
    .select(['id', 'public_id', 'account_id', 'subject_id', 'hidden_because'])
    .where('public_id', '=', String(publicId))
    .executeTakeFirst();
  return row && maySeeThought(viewer, row) ? row : undefined;
}

export async function thoughtCommentable(db: Database, viewer: ViewerRole, publicId: ItemId): Promise<number | null> {
  return (await findThoughtRow(db, viewer, publicId))?.subject_id ?? null;
}

/** A thought's picture has the access rule of the thought. */
export async function mayReadThoughtPicture(db: Database, viewer: ViewerRole, uploadId: string): Promise<boolean> {
  const row = await db
    .selectFrom('thoughts')
    .select('hidden_because')
    .where('upload_id', '=', uploadId)
    .executeTakeFirst();
  return row !== undefined && maySeeThought(viewer, row);
}

export async function findThoughtsByCommentable(db: Database, commentableIds: readonly number[]) {
  if (commentableIds.length === 0) return [];
  const rows = await db
    .selectFrom('thoughts')
    .select(['public_id', 'subject_id'])
    .where('subject_id', 'in', commentableIds)
    .execute();
  return rows.map((row) => ({ id: row.public_id, commentableId: row.subject_id }));
}

/** The names of admins, which nobody else may imitate. */
export async function listOfficialNames(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('accounts').select(['username', 'display_name']).where('is_admin', '=', 1).execute();
  return rows.flatMap(({ username, display_name }) => [username, display_name]);
}

/** A cursor consists of a thought's id and minute, both of which the list shows anyway. */
function queryThoughtsPage(db: Database, { cursor, limit: size = thoughtsPerPage }: ThoughtFilters) {
  const after = fromCursor(cursor, isMinuteAndIdKey);
  const query = thoughts(db)
    .orderBy('thoughts.minute', 'desc')
    .orderBy('thoughts.public_id', 'desc')
    .limit(size + 1);
  if (!after) return query;
  const [minute, id] = after;
  return query
    .where('thoughts.minute', '<=', minute)
    .where((eb) => eb.or([eb('thoughts.minute', '<', minute), eb('thoughts.public_id', '<', id)]));
}

const isMinuteAndIdKey = (key: readonly unknown[]): key is readonly [string, string] =>
  key.length === 2 && key.every(isKeyText);

async function presented(
  db: Database,
  viewer: ViewerRole,
  { limit: size = thoughtsPerPage }: ThoughtFilters,
  query: ReturnType<typeof queryThoughtsPage>,
): Promise<Page<Thought>> {
  const page = toPage(await query.execute(), (row) => [row.minute, row.public_id], size);
  return { rows: await presentAll(db, viewer, page.rows), next: page.next };
}

async function presentAll(db: Database, viewer: ViewerRole, rows: ThoughtRow[]): Promise<Thought[]> {
  const uploads = rows.flatMap(({ upload_id }) => upload_id ?? []);
  const pictures = await findPictures(db, uploads);
  const commentables = rows.map(({ subject_id }) => subject_id);
  const counts = await countsFor(db, commentables);
  const reposts = await repostsFor(db, rows);
  return rows.map((row) => {
    const picture = pictures.get(row.upload_id ?? '') ?? null;
    const counted = { ...(counts.get(row.subject_id) ?? noCounts), repostsCount: reposts.get(row.id) ?? 0 };
    return presentThought(row, { ...counted, picture }, viewer);
  });
}

/** Selects everything but the author. Only for official thoughts it joins the account. */
function thoughts(db: Database) {
  return db
    .selectFrom('thoughts')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.id', '=', 'thoughts.account_id').on('thoughts.official', '=', 1),
    )
    .select(['thoughts.id', 'thoughts.public_id', 'thoughts.minute', 'thoughts.created_at', 'thoughts.official'])
    .select(['thoughts.display_name', 'thoughts.content', 'thoughts.upload_id', 'thoughts.subject_id'])
    .select(['thoughts.hidden_because', 'accounts.display_name as official_name']);
}

/** The number of reposts of each thought; thoughts without reposts are missing. */
export async function repostsFor(db: Database, thoughts: readonly { id: number }[]): Promise<Map<number, number>> {
  if (thoughts.length === 0) return new Map();
  const rows = await db
    .selectFrom('reposts')
    .select((eb) => ['thought_id', eb.fn.countAll().as('rows')])
    .where(
      'thought_id',
      'in',
      thoughts.map(({ id }) => id),
    )
    .groupBy('thought_id')
    .execute();
  return new Map(rows.map((row) => [row.thought_id, Number(row.rows)]));
}

const maxReposted = 500;

/** The thoughts that an account has reposted, latest first. */
export async function repostedBy(db: Database, accountId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('reposts')
    .innerJoin('thoughts', 'thoughts.id', 'reposts.thought_id')
    .select('thoughts.public_id')
    .where('reposts.account_id', '=', accountId)
    .orderBy('reposts.id', 'desc')
    .limit(maxReposted)
    .execute();
  return rows.map(({ public_id }) => public_id);
}
