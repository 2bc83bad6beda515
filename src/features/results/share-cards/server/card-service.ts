import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { drawnCrest } from '#features/teams/teams/server/queries.ts';
import type { PictureService } from '#platform/uploads/server/commands.ts';
import { rowPicture } from '#platform/uploads/server/policy.ts';
import { findUpload } from '#platform/uploads/server/queries.ts';
import type { Database } from '#server/database/schema.ts';
import { loadSharp } from '#server/sharp.ts';
import type { Result } from '../rules.ts';
import { crestBox, drawCard } from './drawing.ts';
import type { KeptPictures } from './kept-pictures.ts';
import { loadLettering } from './lettering.ts';

export interface Crests {
  home: Uint8Array | null;
  away: Uint8Array | null;
}

export async function makeCard(result: Result, crests: Crests): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const [home, away] = await Promise.all([overlay(crests.home, 'home'), overlay(crests.away, 'away')]);
  const svg = drawCard(result, await loadLettering(), { home: home !== null, away: away !== null });
  return (
    sharp(Buffer.from(svg))
      .composite([home, away].filter((crest) => crest !== null))
      // All colours: with 256 the light behind the score would show steps, and choosing them takes five times as long.
      .png({ compressionLevel: 6 })
      .timeout({ seconds: 5 })
      .toBuffer()
  );
}

/** Null for a picture that cannot be read: a shield is drawn in its place. */
async function overlay(bytes: Uint8Array | null, side: 'home' | 'away') {
  if (!bytes) return null;
  const { width, height, top, centres } = crestBox;
  const sharp = await loadSharp();
  const input = await sharp(bytes)
    .resize({ width, height, fit: 'contain', background: '#00000000' })
    .png()
    .toBuffer()
    .catch(() => null);
  return input && { input, top, left: Math.round(centres[side] - width / 2) };
}

/** Renders cards one at a time, and caches the latest ones by what they show. */
export class CardService {
  readonly #pictures: PictureService;
  readonly #kept: KeptPictures;

  constructor(pictures: PictureService, kept: KeptPictures) {
    this.#pictures = pictures;
    this.#kept = kept;
  }

  /** `from` is the client's address. */
  card(db: Database, result: Result, from: string): Promise<Uint8Array> {
    return this.#kept.picture(JSON.stringify(result), () => this.#make(db, result), from);
  }

  async #make(db: Database, result: Result): Promise<Uint8Array> {
    const crest = ({ logo }: { logo: string | null }) => crestPicture(db, this.#pictures, logo);
    return makeCard(result, { home: await crest(result.home), away: await crest(result.away) });
  }
}

/** An uploaded crest, or one of the demo village. Any other address gives none: nothing is fetched. */
async function crestPicture(db: Database, pictures: PictureService, logo: string | null): Promise<Uint8Array | null> {
  const demoPath = /^\/art\/(crests\/[\w-]{1,60}\.svg)$/.exec(logo ?? '')?.[1];
  if (demoPath !== undefined) return demoCrest(demoPath);
  const id = /^\/uploads\/([0-9a-f]{32})\/\d{1,4}\.(webp|avif)$/.exec(logo ?? '')?.[1];
  return id === undefined ? null : uploadedCrest(db, pictures, id);
}

async function uploadedCrest(db: Database, { store }: PictureService, id: string): Promise<Uint8Array | null> {
  const upload = await findUpload(db, id);
  if (!upload || upload.purpose !== rowPicture) return null;
  const widths: unknown = JSON.parse(upload.widths);
  const smallest: unknown = Array.isArray(widths) ? widths[0] : undefined;
  const file = typeof smallest === 'number' ? await store.read(upload.id, smallest, 'webp') : null;
  return file instanceof Readable ? buffer(file) : file;
}

async function demoCrest(path: string): Promise<Uint8Array | null> {
  const svg = await drawnCrest(path);
  return svg === undefined ? null : Buffer.from(svg);
}
