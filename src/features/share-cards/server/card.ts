import { loadSharp } from '#server/sharp.ts';
import type { Result } from '../rules.ts';
import { crestBox, drawCard } from './drawing.ts';
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
      // All colours: of 256 the light behind the score would show its steps, and choosing them takes five times as long.
      .png({ compressionLevel: 6 })
      .timeout({ seconds: 5 })
      .toBuffer()
  );
}

/** A picture that can't be read leaves its place to a shield. */
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
