import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { accentOnDark, type KeptSettings } from '#features/settings/server/queries.ts';
import { drawnCrest } from '#features/teams/server/crest-queries.ts';
import type { PictureService } from '#features/uploads/server/commands.ts';
import { findUpload } from '#features/uploads/server/queries.ts';
import { BoundedQueue } from '#server/concurrency/bounded-queue.ts';
import type { Database } from '#server/database/schema.ts';
import { type IconName, iconNames } from '../rules.ts';
import { drawIcon } from './icon-drawing.ts';

const mostWaiting = 12;
const ownAccent = '#c4ee45';
const widestIcon = 512;

/** Draws icons one at a time, and caches those of one look: a village has one. */
export class IconService {
  readonly #pictures: PictureService;
  readonly #queue = new BoundedQueue(1, mostWaiting);
  readonly #drawn = new Map<string, Promise<Uint8Array>>();

  constructor(pictures: PictureService) {
    this.#pictures = pictures;
  }

  /** `from` is where it was asked: of the places in the queue, each address has its share. */
  icon(db: Database, name: IconName, settings: KeptSettings, from: string): Promise<Uint8Array> {
    const key = `${name} ${lookOf(settings)}`;
    const icon = this.#drawn.get(key) ?? this.#queue.run(() => this.#draw(db, name, settings), [from]);
    this.#drawn.set(key, icon);
    for (const old of this.#drawn.keys()) {
      if (this.#drawn.size <= iconNames.length) break;
      this.#drawn.delete(old);
    }
    icon.catch(() => this.#drawn.delete(key));
    return icon;
  }

  async #draw(db: Database, name: IconName, settings: KeptSettings): Promise<Uint8Array> {
    const logo = await logoPicture(db, this.#pictures, settings.logo);
    return drawIcon(name, { logo, accent: accentOnDark(settings) ?? ownAccent });
  }
}

/** What icons are made of, in short. */
export const lookOf = ({ logo, accentColour }: KeptSettings): string =>
  createHash('sha256')
    .update(JSON.stringify([logo, accentColour]))
    .digest('hex')
    .slice(0, 8);

/** An uploaded logo, or one of the demo village. Of any other address nothing is fetched: the app's sign stands there. */
async function logoPicture(db: Database, { store }: PictureService, logo: string | null): Promise<Uint8Array | null> {
  const drawn = /^\/art\/(crests\/[\w-]{1,60}\.svg)$/.exec(logo ?? '')?.[1];
  if (drawn !== undefined) return Buffer.from((await drawnCrest(drawn)) ?? '');
  const id = /^\/uploads\/([0-9a-f]{32})\/\d{1,4}\.(webp|avif)$/.exec(logo ?? '')?.[1];
  const upload = id === undefined ? undefined : await findUpload(db, id);
  if (!upload) return null;
  const widths: number[] = JSON.parse(upload.widths);
  const width = widths.find((one) => one >= widestIcon) ?? widths.at(-1);
  const file = width === undefined ? null : await store.read(upload.id, width, 'webp');
  return file instanceof Readable ? buffer(file) : file;
}
