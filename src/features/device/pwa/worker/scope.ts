/// <reference lib="webworker" />
import type { PrecacheEntry } from 'workbox-precaching';

interface Built {
  /** The build and its files to precache; the build step inserts their values. */
  readonly BUILD: string;
  readonly FILES: readonly (string | PrecacheEntry)[];
  /** Further files that the scoring console needs. */
  readonly CONSOLE_FILES: readonly string[];
}

declare const self: ServiceWorkerGlobalScope & Built;

export const scope: ServiceWorkerGlobalScope = self;
export const build = self.BUILD;
export const files = self.FILES;
export const consoleFiles = self.CONSOLE_FILES;
