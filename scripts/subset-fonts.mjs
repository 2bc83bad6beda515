// Makes the font files that a first visit loads: the characters of English pages and of the village's names, in the weights
// that the styles use. For any other character the browser loads the whole font as well (src/web/styles/tokens.css).
// Run by hand after an update of the fonts: node scripts/subset-fonts.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '..');
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const accents = 'èéêëïôöü';
const core = `${ascii}\u00a0·×–—‘’“”•…−${accents}`;
const keepFeatures = ['kern', 'tnum', 'lnum'];

await subset('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2', 'archivo-core.woff2', {
  variationAxes: { wght: { min: 400, max: 760 } },
});
await subset(
  '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2',
  'barlow-condensed-700-core.woff2',
  // Only drawn large, where hints have no effect, and they would weigh as much as the shapes.
  { noHinting: true },
);

async function subset(source, name, options) {
  const font = await readFile(join(root, 'node_modules', source));
  const made = await subsetFont(font, core, { targetFormat: 'woff2', keepFeatures, ...options });
  await writeFile(join(root, 'src/web/styles/fonts', name), made);
}
