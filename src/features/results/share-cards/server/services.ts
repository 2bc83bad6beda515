import { LazySingleton } from '#server/concurrency/lazy-singleton.ts';
import { loadSharp } from '#server/sharp.ts';
import { cardColours, type Line, writeLine } from './drawing.ts';
import { KeptPictures } from './kept-pictures.ts';
import { loadLettering } from './lettering.ts';

/** One queue for all pictures that an app draws. */
export const keptPictures = new LazySingleton<KeptPictures>(async () => new KeptPictures());

/** What a feature draws a picture of its own with: texts as outlines, in the colours of all cards. */
export interface DrawingTools {
  write(text: string, line: Line): string;
  colours: typeof cardColours;
}

/** A PNG of the SVG that `draw` makes. */
export async function drawPicture(draw: (tools: DrawingTools) => string): Promise<Uint8Array> {
  const [sharp, letters] = await Promise.all([loadSharp(), loadLettering()]);
  const svg = draw({ write: (text, line) => writeLine(letters, text, line), colours: cardColours });
  return sharp(Buffer.from(svg)).png({ compressionLevel: 6 }).timeout({ seconds: 5 }).toBuffer();
}
