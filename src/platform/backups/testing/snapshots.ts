import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { buildHead } from '../server/seal.ts';

/** Every file below a folder except the lock, with a hash of its content. */
export function readContent(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !name.startsWith('village.lock'),
  );
  const files = names.filter((name) => statSync(join(folder, name)).isFile()).sort();
  return Object.fromEntries(
    files.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  );
}

export function lay(folder: string, name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** An archive of the given entries, sealed as the app does it. */
export async function packArchive(
  entries: readonly { name: string; text: string | Buffer; type?: 'symlink' }[],
): Promise<Buffer> {
  const archive = pack();
  for (const { name, text, type } of entries) {
    if (type) archive.entry({ name, type, linkname: String(text) });
    else archive.entry({ name }, text);
  }
  archive.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of archive) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  const packed = gzipSync(Buffer.concat(chunks)).subarray(10);
  return Buffer.concat([buildHead(createHash('sha256').update(packed).digest('hex')), packed]);
}
