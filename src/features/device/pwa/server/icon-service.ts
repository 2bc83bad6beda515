import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Sharp } from 'sharp';
import { drawnCrest } from '#features/teams/teams/server/queries.ts';
import { accentOnDark, type StoredSettings } from '#platform/settings/server/queries.ts';
import type { PictureService } from '#platform/uploads/server/commands.ts';
import { findUpload } from '#platform/uploads/server/queries.ts';
import { BoundedQueue } from '#server/concurrency/bounded-queue.ts';
import type { Database } from '#server/database/schema.ts';
import { loadSharp } from '#server/sharp.ts';
import { ground, type IconName, iconNames, icons } from '../rules.ts';

export interface IconAppearance {
  /** The village's own logo; null for the app's letters. */
  logo: Uint8Array | null;
  /** The background of the app's letters; light enough to be read on a dark ground. */
  accent: string;
}

/** The share of the icon's width that a logo fills. Of a maskable icon at least a circle of four fifths stays visible. */
const logoShare = { any: 0.78, maskable: 0.56, apple: 0.72 } as const;
const corner = 0.22;

export async function drawIcon(name: IconName, variant: IconAppearance): Promise<Uint8Array> {
  const logo =
    variant.logo && (await fitted(variant.logo, Math.round(icons[name].size * logoShare[icons[name].purpose])));
  const drawn = logo ? await logoIcon(name, logo) : await svg(signIcon(name, variant));
  return drawn.png({ compressionLevel: 9 }).timeout({ seconds: 5 }).toBuffer();
}

async function logoIcon(name: IconName, logo: Buffer): Promise<Sharp> {
  return (await svg(framed(name, ground, ''))).composite([{ input: logo, gravity: 'centre' }]);
}

/** Null if the picture cannot be read: the icon then shows the app's letters. */
async function fitted(bytes: Uint8Array, size: number): Promise<Buffer | null> {
  const sharp = await loadSharp();
  return sharp(bytes)
    .resize({ width: size, height: size, fit: 'contain', background: '#00000000' })
    .png()
    .toBuffer()
    .catch(() => null);
}

const svg = async (drawing: string): Promise<Sharp> => (await loadSharp())(Buffer.from(drawing));

/** The app's letters as a path in a 64 by 64 view box. */
const letters =
  'M9 15h9l5.200 24L28.500 15h8.700L28.500 49H17.800zM40.300 15h9.400L58 49h-8.800l-1.300-6.700h-6.300L40.300 49h-8.600zm2.600 20.500h3.800L44.900 25z';

function signIcon(name: IconName, { accent }: IconAppearance): string {
  const scale = icons[name].purpose === 'maskable' ? 0.74 : 1;
  const at = `translate(32 32) scale(${scale}) translate(-33.5 -32)`;
  return framed(name, accent, `<path fill="#141d0a" transform="${at}" d="${letters}"/>`);
}

/** Only a plain icon has rounded corners of its own; the device cuts the others. */
function framed(name: IconName, fill: string, content: string): string {
  const { size, purpose } = icons[name];
  const round = purpose === 'any' ? 64 * corner : 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64"><rect width="64" height="64" rx="${round}" fill="${fill}"/>${content}</svg>`;
}

const maxQueued = 12;
const ownAccent = '#c4ee45';
const widestIcon = 512;

/** Draws icons one at a time, and caches as many as one appearance has, because a village has only one. */
export class IconService {
  readonly #pictures: PictureService;
  readonly #queue = new BoundedQueue(1, maxQueued);
  readonly #drawn = new Map<string, Promise<Uint8Array>>();

  constructor(pictures: PictureService) {
    this.#pictures = pictures;
  }

  /** `from` is the client's address: each address has a limited share of the queue. */
  icon(db: Database, name: IconName, settings: StoredSettings, from: string): Promise<Uint8Array> {
    const key = `${name} ${appearanceHash(settings)}`;
    const icon = this.#drawn.get(key) ?? this.#queue.run(() => this.#draw(db, name, settings), [from]);
    this.#drawn.set(key, icon);
    for (const old of this.#drawn.keys()) {
      if (this.#drawn.size <= iconNames.length) break;
      this.#drawn.delete(old);
    }
    icon.catch(() => this.#drawn.delete(key));
    return icon;
  }

  async #draw(db: Database, name: IconName, settings: StoredSettings): Promise<Uint8Array> {
    const logo = await logoPicture(db, this.#pictures, settings.logo);
    return drawIcon(name, { logo, accent: accentOnDark(settings) ?? ownAccent });
  }
}

/** A short hash of the settings that icons are drawn from. */
export const appearanceHash = ({ logo, accentColour }: StoredSettings): string =>
  createHash('sha256')
    .update(JSON.stringify([logo, accentColour]))
    .digest('hex')
    .slice(0, 8);

/** An uploaded logo, or one of the demo village. Other URLs are not fetched: the icon then shows the app's letters. */
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
