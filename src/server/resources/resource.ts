import type * as z from 'zod/mini';
import { resourceTags } from '#shared/cache-tags.ts';
import { isDeepEqual } from '#shared/deep-equal.ts';
import { type ResourceContract, rowEndpoints, type SeveralRows } from '#shared/plain-resource.ts';
import { toPhrase } from '#shared/text.ts';
import {
  authorize,
  hasAccess,
  type Member,
  type NoAccess,
  type ResourceAccess,
  resolveLevels,
  type Writer,
} from '../access/access.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../database/engine.ts';
import type { Database } from '../database/schema.ts';
import { badField, conflict, type Failure, outdated, referenceGone } from '../failure.ts';
import { type RequestContext, type Route, type Schema, serve } from '../http/route.ts';
import { doToEach, lockRowForUpdate, type VersionedTable, type Write } from '../write.ts';
import { RemovedRows, type RowDependent } from './removed-rows.ts';
import {
  findRow,
  ownTag,
  type PersonalRows,
  personalReads,
  type SharedRows,
  sharedReads,
  type Versioned,
} from './resource-reads.ts';

type Out<S extends Schema> = z.core.output<S>;

/** What a feature declares about one of its resources; the routes follow from it. */
export type ResourceSpec<C extends ResourceContract, R extends Versioned, A extends ResourceAccess> = StoredResource<
  C,
  R,
  A
> &
  (SharedRows<C, R> | PersonalRows<C, R>);

interface StoredResource<C extends ResourceContract, R extends Versioned, A extends ResourceAccess> {
  table: VersionedTable;
  access?: A | undefined;
  /** If given, only these fields can be changed with `change` access; the others need `write` access. */
  officerFields?: readonly string[];
  /** Why a row that others point to cannot go: 'This team still has players or games'. */
  inUse?: string;
  /** What goes with a row that is deleted together with others, for the line in the audit log. */
  takenAlong?(db: Database, id: number): Promise<readonly RowDependent[]>;
  /** The message for a second row of the same name; never used where nothing is unique. */
  taken?: string;
  add(write: Write<Writer<A, 'write'>>, sent: Out<C['Create']>): Promise<number>;
  /** Changes the row, which is locked until the commit, and raises its version. */
  change(write: Write<Writer<A, 'change'>>, current: R, sent: Out<C['Change']>): Promise<void>;
  remove(write: Write<Writer<A, 'remove'>>, current: R): Promise<void>;
  /** Adds what only the response to a write says about a row that was just added or changed. */
  saved?(write: Write<Member>, row: R): Promise<R>;
}

/** The same with the access erased from its type. */
type AnySpec = ResourceSpec<ResourceContract, Versioned, Record<'write' | 'change' | 'remove', 'member'>>;

/** Routes to list, read, add, change and delete, one or several. A special case is a route of its own beside them. */
export function resource<C extends ResourceContract, R extends Versioned, A extends ResourceAccess = NoAccess>(
  contract: C,
  spec: ResourceSpec<C, R, A>,
): Route[];
export function resource(contract: ResourceContract, spec: AnySpec): Route[] {
  const { path, resourceName, set } = contract;
  const access = resolveLevels(spec.access);
  const named = { ...spec, resourceName, set };
  const inUse = conflict(spec.inUse ?? `This ${toPhrase(resourceName)} is still in use`);
  const on = serve(rowEndpoints(contract), path);
  return [
    ...(spec.personal ? personalReads(contract, spec, access.read) : sharedReads(contract, spec, access.read)),
    on('POST /', {
      access: access.write,
      summary: `Add a ${toPhrase(resourceName)}`,
      addsRow: true,
      handle: (context) =>
        explainConflicts(named, () =>
          context.commit(async (work) => saved(named, work, await addRow(named, work, context.body))),
        ),
    }),
    on('PATCH /:id', {
      access: access.change,
      summary: `Change a ${toPhrase(resourceName)}`,
      handle: (context) => {
        if (!isOnlyOf(context.body, spec.officerFields)) authorize(context, hasAccess, access.write);
        return explainConflicts(named, () =>
          context.commit(async (work) =>
            saved(named, work, await changeRow(named, work, context.params.id, context.body, askedVersion(context))),
          ),
        );
      },
    }),
    on('DELETE /:id', {
      access: access.remove,
      summary: `Delete a ${toPhrase(resourceName)}`,
      handle: (context) =>
        explainConflicts(
          named,
          () =>
            context.commit((work) =>
              removeRow(named, work, context.params.id, context.query.version ?? askedVersion(context)),
            ),
          inUse,
        ),
    }),
    on('POST /deletion', {
      access: access.remove,
      summary: `Delete several ${toPhrase(set)} at once; rows changed meanwhile or in use stay`,
      handle: (context) => context.commit((work) => removeSeveral(named, work, context.body, inUse)),
    }),
  ];
}

/** Changes one row as its route does, for calls that change several. */
export function defineChange<C extends ResourceContract, R extends Versioned, A extends ResourceAccess = NoAccess>(
  contract: C,
  spec: ResourceSpec<C, R, A>,
): (write: Write<Writer<A, 'change'>>, id: number, sent: Out<C['Change']>, version?: number) => Promise<unknown>;
export function defineChange({ resourceName, set }: ResourceContract, spec: AnySpec) {
  return (write: Write<Member>, id: number, sent: unknown, version?: number) =>
    changeRow({ ...spec, resourceName, set }, write, id, sent, version);
}

/** A specification whose types are erased, with the names from its contract. */
type NamedSpec = AnySpec & Pick<ResourceContract, 'resourceName' | 'set'>;

const isOnlyOf = (sent: unknown, fields: readonly string[] | undefined): boolean =>
  fields === undefined || Object.keys(Object(sent)).every((field) => fields.includes(field));

const saved = (spec: NamedSpec, write: Write<Member>, row: Versioned): Promise<Versioned> | Versioned =>
  spec.saved ? spec.saved(write, row) : row;

async function addRow(spec: NamedSpec, write: Write<Member>, sent: unknown): Promise<Versioned> {
  const id = await spec.add(write, sent);
  await recordChange(spec, write, id, 'add', { after: sent }, true);
  return findRow(spec, write.db, write.viewer, id);
}

async function changeRow(
  spec: NamedSpec,
  write: Write<Member>,
  id: number,
  sent: unknown,
  version: number | undefined,
): Promise<Versioned> {
  const current = await lockedRow(spec, write, id, version);
  await spec.change(write, current, sent);
  const after = await findRow(spec, write.db, write.viewer, id);
  const changes = differences(current, after);
  await recordChange(spec, write, id, 'change', changes, affectsLists(spec, Object.keys(changes.after)));
  return after;
}

async function removeRow(
  spec: NamedSpec,
  write: Write<Member>,
  id: number,
  version: number | undefined,
  several?: RemovedRows,
): Promise<{ ok: true }> {
  const current = await lockedRow(spec, write, id, version);
  const parts = several && (await spec.takenAlong?.(write.db, id));
  await spec.remove(write, current);
  if (several) {
    several.add(current, parts ?? []);
    markChanged(spec, write, id, true);
  } else await recordChange(spec, write, id, 'delete', { before: current }, true);
  return { ok: true };
}

/** Deletes several rows. One line of the audit log holds them all, with what went along. */
async function removeSeveral(spec: NamedSpec, write: Write<Member>, asked: SeveralRows, inUse: Failure) {
  const several = asked.rows.length > 1 ? new RemovedRows() : undefined;
  const outcomes = await doToEach(write, asked, (id, version) =>
    explainConflicts(spec, () => removeRow(spec, write, id, version, several), inUse),
  );
  if (several && outcomes.done.length > 0 && !spec.personal)
    await write.audit({ act: `${spec.set}.delete`, detail: several.detail() });
  return outcomes;
}

/** Whether the change affects lists, not only the row. */
const affectsLists = ({ sortFields }: NamedSpec, changed: readonly string[]): boolean =>
  !sortFields || changed.some((field) => sortFields.includes(field));

async function recordChange(
  spec: NamedSpec,
  write: Write<Member>,
  id: number,
  action: string,
  detail: Record<string, unknown>,
  changesLists: boolean,
): Promise<void> {
  markChanged(spec, write, id, changesLists);
  if (spec.personal) return;
  await write.audit({ act: `${spec.resourceName}.${action}`, subject: `${spec.resourceName}:${id}`, detail });
}

function markChanged(spec: NamedSpec, write: Write<Member>, id: number, changesLists: boolean): void {
  if (spec.personal) {
    write.changed(ownTag(spec.set, write.viewer));
    return;
  }
  const { list, row } = resourceTags(spec);
  if (changesLists) write.changed(list);
  write.changed(row(id));
}

/** The current row, locked until the commit: of two simultaneous writes the second waits here. */
async function lockedRow(spec: NamedSpec, write: Write<Member>, id: number, version?: number): Promise<Versioned> {
  await lockRowForUpdate(write.db, spec.table, id);
  const current = await findRow(spec, write.db, write.viewer, id);
  if (version !== undefined && version !== current.version) throw outdated(current);
  return current;
}

/** Turns constraint violations of the database into messages. */
async function explainConflicts<T>(spec: NamedSpec, work: () => Promise<T>, inUse = referenceGone()): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict(spec.taken ?? `This ${toPhrase(spec.resourceName)} already exists`);
    if (isForeignKeyViolation(error)) throw inUse;
    throw error;
  }
}

/** The version the caller last saw: `If-Match: "3"`, or `version` in the body. An unreadable `If-Match` is refused. */
export function askedVersion(context: Pick<RequestContext, 'headers'> & { body: unknown }): number | undefined {
  const { body, headers } = context;
  const ifMatch = headers['if-match'];
  if (ifMatch !== undefined && ifMatch !== '*') {
    const match = /^"?(\d{1,10})"?$/.exec(ifMatch);
    if (!match) throw badField('If-Match', 'must be the version of a row, such as "3"');
    return Number(match[1]);
  }
  if (typeof body !== 'object' || body === null || !('version' in body)) return undefined;
  return typeof body.version === 'number' ? body.version : undefined;
}

function differences<A extends object>(before: A, after: A): { before: Partial<A>; after: Partial<A> } {
  const keys = (Object.keys(after) as (keyof A)[]).filter((key) => !isDeepEqual(before[key], after[key]));
  const pick = (row: A) => Object.fromEntries(keys.map((key) => [key, row[key]])) as Partial<A>;
  return { before: pick(before), after: pick(after) };
}
