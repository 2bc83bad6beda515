import { isMember, type Viewer } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { maxPending, type PossibleDuplicate } from '../../contract.ts';
import {
  duplicatesIn,
  getKey,
  getPlaysKey,
  possibleDuplicates,
  type RecordedBy,
  type TwoPlays,
  undecidedDuplicates,
} from '../../duplicate-rules.ts';
import { countingEvents } from '../../rules.ts';
import { listRecordedEvents, type RecordedEvent, recordedByIn, withNames } from '../queries.ts';

interface Duplicates {
  recorded: readonly RecordedEvent[];
  /** Pairs for which nobody has decided that both happened. */
  open: readonly TwoPlays[];
  /** Decisions by the key of both plays. */
  decisions: ReadonlyMap<string, 'both' | 'left'>;
}

export async function findDuplicates(db: Database, gameId: number): Promise<Duplicates> {
  const recorded = await listRecordedEvents(db, gameId);
  const decided = await db.selectFrom('clash_decisions').selectAll().where('game_id', '=', gameId).execute();
  const decisions = new Map(
    decided.map(({ first_key: first, second_key: second, decision }) => [getKey({ first, second }), decision]),
  );
  const named = await withNames(
    db,
    recorded.map(({ event }) => event),
  );
  const counting = countingEvents(named);
  const counted = new Set(counting.map(({ id }) => id));
  const rejected = decided
    .filter(({ decision, second_key }) => decision === 'left' && !counted.has(second_key))
    .map(({ first_key: first, second_key: second }) => ({ first, second }));
  const recordedBy = recordedByIn(recorded);
  const doubles = undecidedDuplicates(possibleDuplicates(counting, recordedBy), rejected, recordedBy);
  return { recorded, decisions, open: doubles.filter((plays) => decisions.get(getPlaysKey(plays)) !== 'both') };
}

/** The clashes that a person has to decide, as seen from one phone. Account names are for members only. */
export async function readDuplicates(
  db: Database,
  viewer: Viewer,
  gameId: number,
  session: string | undefined,
): Promise<PossibleDuplicate[]> {
  const { recorded, open } = await findDuplicates(db, gameId);
  const clashes = duplicatesIn(open).slice(0, maxPending);
  if (clashes.length === 0) return [];
  const recordedBy = recordedByIn(recorded);
  const phones = [...new Set(recorded.map(getPhone))];
  const names = await findNames(db, recorded);
  const presented = (event: TwoPlays['first']): PossibleDuplicate['first'] => {
    const by = recordedBy(event.id) ?? nobody;
    const isThisPhone = session !== undefined && by.session === session;
    const isNamed = by.scorer_link_id !== null || by.account_id === null || isMember(viewer);
    return { event, by: isNamed ? names(by) : null, phone: phones.indexOf(getPhone(by)) + 1, isThisPhone };
  };
  return clashes.map(({ first, second }) => ({ first: presented(first), second: presented(second) }));
}

const nobody: RecordedBy = { session: null, account_id: null, scorer_link_id: null };

const getPhone = ({ session, account_id, scorer_link_id }: RecordedBy): string =>
  session ?? `${account_id} ${scorer_link_id}`;

interface Pressing {
  account_id: number | null;
  scorer_link_id?: number | null;
}

/** Returns a lookup of the name of whoever pressed an event: a scorer with a link, logged in or not, or an account. */
export async function findNames(db: Database, rows: readonly Pressing[]): Promise<(row: Pressing) => string | null> {
  const idsIn = (ids: readonly (number | null | undefined)[]) => [0, ...new Set(ids.flatMap((id) => id ?? []))];
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'display_name as name'])
    .where('id', 'in', idsIn(rows.map(({ account_id }) => account_id)))
    .execute();
  const links = await db
    .selectFrom('scorer_links')
    .select(['id', 'scorer as name'])
    .where('id', 'in', idsIn(rows.map(({ scorer_link_id }) => scorer_link_id)))
    .execute();
  const nameIn = (named: readonly { id: number; name: string }[], wanted: number | null | undefined) =>
    named.find(({ id }) => id === wanted)?.name;
  return (row) => nameIn(links, row.scorer_link_id) ?? nameIn(accounts, row.account_id) ?? null;
}
