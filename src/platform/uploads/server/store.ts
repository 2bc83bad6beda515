import type { Readable } from 'node:stream';
import type { PictureFormat } from '../contract.ts';
import type { PictureFile } from './pipeline.ts';

/** The storage of picture files: a folder or a bucket. Ids come only from `newPictureId`. */
export interface PictureStore {
  /** Stores all files of a picture. Once it resolves, they survive a power cut. */
  put(id: string, files: readonly PictureFile[]): Promise<void>;
  /** Reads a file. A bucket streams it, so that only the chunks in transit are in memory. */
  read(id: string, width: number, format: PictureFormat): Promise<Uint8Array | Readable | null>;
  discard(id: string, day: string): Promise<void>;
  /** Moves a picture back from the trash; false if it is not in the trash. */
  recover(id: string): Promise<boolean>;
  purge(id: string, day: string): Promise<void>;
  listTrash(): AsyncIterable<{ id: string; day: string }>;
  /** Removes all files of a picture, also from the trash. Does nothing if there are none. */
  remove(id: string): Promise<void>;
  /** Lists every picture with any stored file, including half-written ones. */
  list(): AsyncIterable<StoredPicture>;
}

export interface StoredPicture {
  id: string;
  storedAt: Date;
  isUnfinished: boolean;
}

/** Reads a file whose picture has a row. If a sweep with a wrong or older database moved it to the trash, it is recovered. */
export async function readOrRecover(
  store: PictureStore,
  id: string,
  { width, format }: { width: number; format: PictureFormat },
): Promise<Uint8Array | Readable | null> {
  const found = await store.read(id, width, format);
  return found ?? ((await store.recover(id)) ? store.read(id, width, format) : null);
}

export const fileName = (width: number, format: PictureFormat): string => `${width}.${format}`;

export function getDirectory(id: string): string {
  if (!/^[0-9a-f]{32}$/.test(id)) throw new Error('Not the id of a picture');
  return `${id.slice(0, 2)}/${id}`;
}
