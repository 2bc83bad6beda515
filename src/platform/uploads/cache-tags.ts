import { tagKind } from '#shared/cache-tags.ts';

/** Removing the row of an upload invalidates it, so that the files are removed after the commit. Nobody may subscribe to it. */
export const uploadTag = tagKind<string>('upload');
