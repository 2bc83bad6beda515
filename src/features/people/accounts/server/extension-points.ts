import type { Database } from '#server/database/schema.ts';
import { ExtensionPoint } from '#server/feature.ts';
import type { Write } from '#server/write.ts';
import type { CacheTag } from '#shared/cache-tags.ts';

/** Lets people register beyond the limits of an address and of a day. */
export interface RegistrationPass {
  isOpen(db: Database, token: string, now: Date): Promise<boolean>;
  /** In the transaction that adds the account; false if it has ended meanwhile. */
  use(write: Write, token: string): Promise<boolean>;
}

export const registrationPasses = new ExtensionPoint<RegistrationPass>();

/** What the university says about somebody who logs in there, for features that keep it. */
export interface CampusClaims {
  /** Names of residences; empty if it names none. */
  residences: readonly string[];
}

export const atCampusLogin = new ExtensionPoint<
  (write: Write, accountId: number, claims: CampusClaims) => Promise<unknown>
>();

/** A step by which somebody makes the app their own: Home shows those that are not done, in the order of the features. */
export interface PersonalStep {
  title: string;
  /** What it is good for, in a sentence. */
  text: string;
  /** The page where it is taken. */
  link: string;
  isDone(db: Database, accountId: number): Promise<boolean>;
  dependsOn(accountId: number): readonly CacheTag[];
}

export const personalSteps = new ExtensionPoint<PersonalStep>();
