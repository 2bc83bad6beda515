import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { ssrBuild } from './ssr-build.ts';
import { workerBuild } from './worker-build.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const compressible = new Set(['.js', '.css', '.svg', '.html', '.json', '.webmanifest']);
/** Below this, compression saves nothing: the response fits in one packet either way. */
const worthCompressing = 512;

const steps: Record<string, () => Promise<unknown>> = {
  app: () => checkData().then(() => build({ root, logLevel: 'warn' })),
  worker: () => build({ ...workerBuild(root, dist), logLevel: 'warn' }),
  ssr: () => build({ ...ssrBuild, root, logLevel: 'warn' }),
  files: () => drawDemoArt().then(compressAll),
};

const [step = ''] = process.argv.slice(2);
if (!steps[step]) throw new Error(`No step of the build is called "${step}"`);
await steps[step]();

/** Browsers do not check the definitions of sports again. */
async function checkData() {
  const { checkDefinitionFiles } = await import('#features/teams/sports/server/definition-files.ts');
  checkDefinitionFiles();
}

/** The demo village's crests and portraits. */
async function drawDemoArt() {
  const artist = join(import.meta.dirname, 'demo-art.ts');
  if (!existsSync(artist)) return;
  const { writeArt } = await import('./demo-art.ts');
  await writeArt(join(dist, 'art'));
}

/** Writes a `.br` and a `.gz` beside each file worth compressing, so that the server need not compress it per request. */
async function compressAll() {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const paths = entries
    // Only the server reads folders whose names begin with a dot.
    .filter(
      (entry) =>
        entry.isFile() && !relative(dist, entry.parentPath).startsWith('.') && compressible.has(extname(entry.name)),
    )
    .map((entry) => join(entry.parentPath, entry.name));
  // Four at once, the size of Node's thread pool: each compression takes its memory when it begins.
  const queue = paths.values();
  const compressInTurn = async () => {
    for (const path of queue) await compress(path);
  };
  await Promise.all(Array.from({ length: 4 }, compressInTurn));
}

async function compress(path: string) {
  const plain = await readFile(path);
  if (plain.length < worthCompressing) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
