/// <reference lib="webworker" />
import type { PrecacheEntry } from 'workbox-precaching';

interface Built {
  /** Which build this is, and what of it the worker keeps: the build puts both in their place. */
  readonly BUILD: string;
  readonly FILES: readonly (string | PrecacheEntry)[];
}

declare const self: ServiceWorkerGlobalScope & Built;

export const scope: ServiceWorkerGlobalScope = self;
export const build = self.BUILD;
export const files = self.FILES;
