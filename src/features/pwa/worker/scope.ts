/// <reference lib="webworker" />
import type { PrecacheEntry } from 'workbox-precaching';

interface Built {
  /** Which build this is, and what of it the worker keeps: the build puts them in their place. */
  readonly BUILD: string;
  readonly FILES: readonly (string | PrecacheEntry)[];
  /** What the console needs besides. */
  readonly CONSOLE_FILES: readonly string[];
}

declare const self: ServiceWorkerGlobalScope & Built;

export const scope: ServiceWorkerGlobalScope = self;
export const build = self.BUILD;
export const files = self.FILES;
export const consoleFiles = self.CONSOLE_FILES;
