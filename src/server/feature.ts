import type { FastifyBaseLogger } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { type CacheTag, getKind, type TagKind } from '#shared/cache-tags.ts';
import type { Access, Admin, Viewer } from './access/access.ts';
import type { Limiter } from './access/limits.ts';
import type { Changes } from './cache/changes.ts';
import type { Engine } from './database/engine.ts';
import type { Migrations } from './database/migrations.ts';
import type { Database, Schema } from './database/schema.ts';
import type { Env } from './env.ts';
import type { Route } from './http/route.ts';
import type { Gauge } from './metrics/metrics.ts';
import type { PersonalRecords } from './personal-records.ts';
import type { ScheduledJob, TrustedClock } from './scheduled-jobs.ts';
import type { Subscriber, Write } from './write.ts';

/** What a feature contributes to another's extension point. Opaque: only that point can read it, with its own type. */
export type Contribution = object;

/**
 * A place for contributions of later features: which items people can comment on, who may read an uploaded file. The
 * feature that owns the point reads the contributions; no other code has to know either side.
 */
export class ExtensionPoint<T> {
  readonly #values = new WeakMap<Contribution, T>();

  contribution(value: T): Contribution {
    const contribution = {};
    this.#values.set(contribution, value);
    return contribution;
  }

  among(contributions: readonly Contribution[]): T[] {
    return contributions.flatMap((contribution) => {
      const value = this.#values.get(contribution);
      return value === undefined ? [] : [value];
    });
  }
}

/** The server side of a feature; its tables are declared beside it (`tables.ts`). */
export interface Feature {
  name: string;
  migrations?: Migrations;
  /** What it keeps about people. */
  keeps?(env: Env): readonly PersonalRecords[];
  /** What a reset of the village does with each of its tables; tables that others refer to come first. */
  onReset?: OnReset;
  /** What a restore in the running app does with its tables; without it, they get the rows of the backup. */
  onRestore?: OnRestore;
  /** Who may subscribe to which of its tags. Nobody may subscribe to those that no feature names. */
  subscriptionAccess?: SubscriptionAccess;
  /** Tags that concern so many people that their browsers refetch spread over some seconds. */
  jittered?: readonly CacheTag[];
  routes?(app: FeatureContext): readonly Route[] | Promise<readonly Route[]>;
  contributes?: readonly Contribution[];
  /** Subscribers to its own events and those of earlier features; they run in the command's transaction. */
  on?: readonly Subscriber[];
  start?(app: FeatureContext): Closable | Promise<Closable>;
  /** Its scheduled jobs, which run only in a started app. */
  scheduledJobs?(app: FeatureContext, clock: TrustedClock): readonly ScheduledJob[] | Promise<readonly ScheduledJob[]>;
  /** What somebody who watches the app wants to know of it. */
  gauges?(env: Env): readonly Gauge[];
  /** Adds its part of the demo village, after the features before it. */
  demo?(write: Write, demo: DemoContext): Promise<void>;
  /** Whether its tables hold only what every new village has. The demo is added only if that is true of all features. */
  isUntouched?(db: Database): Promise<boolean>;
  /** Pictures for its demo rows, by their path under `/art/`; the build writes them. */
  demoArt?(): Promise<readonly DemoArt[]>;
  /** Example requests for its calls, a contribution to the test kit. Only tests load it. */
  testing?(): Promise<Contribution>;
}

export interface FeatureContext {
  env: Env;
  db: Database;
  engine: Engine;
  changes: Changes;
  limiter: Limiter;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  contributions: readonly Contribution[];
  /** The `onReset` of all features, in their order. */
  onReset: readonly OnReset[];
  /** The `onRestore` of all features, in their order. */
  onRestore: readonly OnRestore[];
  migrations: Migrations[];
  /** The `keeps` of all features, in their order. */
  personalRecords: readonly PersonalRecords[];
  /** Runs a command of the app itself in one transaction, as a visitor. */
  commit<T>(command: (write: Write) => Promise<T>): Promise<T>;
  /** Runs a command that takes the time that it needs: the limits of requests do not end its statements. */
  commitUnhurried<T, V extends Viewer>(viewer: V, command: (write: Write<V>) => Promise<T>): Promise<T>;
}

interface Closable {
  close(): void | Promise<void>;
}

/** A path such as `crests/pv-rugby.svg`, and the SVG. */
export type DemoArt = readonly [path: string, svg: string];

export interface DemoContext {
  passwordHash: string;
}

/** `own` is for tags that carry the id of the one account they are about: `notices:7`. */
export type Subscribers = Access | 'own';
export type SubscriptionAccess = Readonly<Partial<Record<Subscribers, readonly (CacheTag | TagKind<never>)[]>>>;

/** The subscribers of all features by kind of tag. A kind that two features claim stops the start. */
export function joinSubscriptionAccess(features: readonly Feature[]): ReadonlyMap<string, Subscribers> {
  const joined = new Map<string, Subscribers>();
  for (const { name, subscriptionAccess = {} } of features) {
    for (const [kind, subscribers] of subscribersByKind(subscriptionAccess)) {
      if (joined.has(kind)) throw new Error(`The feature ${name} claims the tag ${kind} of another`);
      joined.set(kind, subscribers);
    }
  }
  return joined;
}

const allSubscribers: readonly Subscribers[] = ['visitor', 'member', 'officer', 'admin', 'own'];

const subscribersByKind = (access: SubscriptionAccess) =>
  allSubscribers.flatMap((subscribers) =>
    (access[subscribers] ?? []).map((tag) => [typeof tag === 'string' ? getKind(tag) : tag.kind, subscribers] as const),
  );

/** The lists of several, one after the other. */
export const joinedAccess = (parts: readonly (SubscriptionAccess | undefined)[]): SubscriptionAccess =>
  Object.fromEntries(allSubscribers.map((each) => [each, parts.flatMap((part) => part?.[each] ?? [])]));

/** What a reset does with a table: all rows go, all stay, or a function of the feature decides. */
type TableReset = 'emptied' | 'kept' | ((write: Write<Admin>, context: ResetContext) => Promise<void>);

/** By table; tables that others refer to come first. */
export type OnReset = Readonly<Partial<Record<keyof Schema, TableReset>>>;

/** A table of the backup, unpacked beside that of the same name. */
export type StagedTable = (table: keyof Schema) => RawBuilder<unknown>;

export interface OnRestore {
  /** These stay as they are. */
  kept?: readonly (keyof Schema)[];
  /** Changes rows of the backup before they take the place of the current ones, which are still there. */
  prepare?(write: Write<Admin>, staged: StagedTable): Promise<void>;
}

/** What such a function may need: what the snapshot holds, and what other features contribute. */
export interface ResetContext {
  /** Whether the snapshot holds the pictures, or a bucket does. */
  pictures: 'here' | 'bucket';
  contributions: readonly Contribution[];
}

export const haveNoRows =
  (...tables: (keyof Schema)[]) =>
  async (db: Database): Promise<boolean> => {
    for (const table of tables) {
      const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
      if (rows.length > 0) return false;
    }
    return true;
  };
