import type { FastifyBaseLogger } from 'fastify';
import type { Access } from './access/access.ts';
import type { Limiter } from './access/limits.ts';
import type { Changes } from './cache/changes.ts';
import type { Engine } from './database/engine.ts';
import type { Migrations } from './database/migrations.ts';
import type { Database } from './database/schema.ts';
import type { Env } from './env.ts';
import type { Contribution } from './extension-point.ts';
import type { Route } from './http/route.ts';
import type { OnReset } from './reset.ts';
import type { ScheduledJob } from './scheduled-jobs.ts';
import type { TrustedClock } from './trusted-clock.ts';
import type { Subscriber, Write } from './write.ts';

/** All that the server's side of a feature is; its tables are declared beside it (`tables.ts`). */
export interface Feature {
  name: string;
  migrations?: Migrations;
  /** What a reset of the village does with each of its tables, those that others refer to first. */
  onReset?: OnReset;
  /** Who hears of its tags on the live stream, by the word before the colon; `comments:thought` of one kind alone. */
  subscriptionAccess?: SubscriptionAccess;
  /** Words that concern so many that their browsers look again spread over some seconds. */
  jittered?: readonly string[];
  routes?(app: FeatureContext): readonly Route[] | Promise<readonly Route[]>;
  contributes?: readonly Contribution[];
  /** What follows from its own events and those of features before it, in the transaction of the command. */
  on?: readonly Subscriber[];
  start?(app: FeatureContext): Closable | Promise<Closable>;
  /** What it does by the clock, in a village that was started as an app. */
  scheduledJobs?(app: FeatureContext, clock: TrustedClock): readonly ScheduledJob[] | Promise<readonly ScheduledJob[]>;
  /** Adds its part of the demo village; features before it have added theirs. */
  demo?(write: Write, demo: DemoContext): Promise<void>;
  /** Whether it has only what it has in every village from the start; the demo contributes no other. */
  isUntouched?(db: Database): Promise<boolean>;
  /** Pictures of its demo rows, by their path under `/art/`; the build writes them. */
  demoArt?(): readonly Drawing[];
  /** What tests try its calls with, for the slot of the test kit. Nothing but tests loads it. */
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
  /** What all features do at a reset, in their order. */
  onReset: readonly OnReset[];
  /** What the app does by itself, in one transaction, as a visitor. */
  commit<T>(command: (write: Write) => Promise<T>): Promise<T>;
}

interface Closable {
  close(): void | Promise<void>;
}

/** A path such as `crests/pv-rugby.svg`, and the SVG. */
export type Drawing = readonly [path: string, svg: string];

export interface DemoContext {
  passwordHash: string;
}

/** `own` is for tags that carry the id of the one account they are about: `notices:7`. */
export type Subscribers = Access | 'own';
export type SubscriptionAccess = Readonly<Record<string, Subscribers>>;

/** One table of all features' subscription access. A word that two features claim stops the start. */
export function joinSubscriptionAccess(features: readonly Feature[]): SubscriptionAccess {
  const joined: Record<string, Subscribers> = {};
  for (const { name, subscriptionAccess = {} } of features) {
    for (const [word, access] of Object.entries(subscriptionAccess)) {
      if (joined[word] !== undefined) throw new Error(`The feature ${name} claims the tag ${word} of another`);
      joined[word] = access;
    }
  }
  return joined;
}
