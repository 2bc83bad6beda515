import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { UnusableBackup } from './manifest.ts';

const plainHead = 10;
/** The head of a gzip file with a comment, without time or system: every byte of it is known. */
const start = Buffer.from('1f8b08100000000000ff', 'hex');

/**
 * The head of a gzip file whose comment holds the hash of all that follows. Gzip's own checksum covers the unpacked
 * bytes, and some damaged files unpack to the same bytes.
 */
export const buildHead = (sha256: string): Buffer =>
  Buffer.concat([start, Buffer.from(`sha256:${sha256}\0`, 'latin1')]);

const headLength = buildHead('0'.repeat(64)).length;

/** Whether the first bytes of a file may be those of a backup. */
export const beginsAsBackup = (bytes: Uint8Array): boolean => start.equals(bytes.subarray(0, start.length));

export async function writeSealed(file: FileHandle, packed: AsyncIterable<Buffer>): Promise<void> {
  await file.writeFile(buildHead('0'.repeat(64)));
  const hash = createHash('sha256');
  let skipped = 0;
  for await (const chunk of packed) {
    const rest = chunk.subarray(plainHead - skipped);
    skipped += Math.min(plainHead - skipped, chunk.length);
    hash.update(rest);
    await file.writeFile(rest);
  }
  const head = buildHead(hash.digest('hex'));
  await file.write(head, 0, head.length, 0);
}

export async function checkSeal(file: FileHandle): Promise<void> {
  const head = Buffer.alloc(headLength);
  const { bytesRead } = await file.read(head, 0, headLength, 0);
  if (bytesRead === 0) throw new UnusableBackup('it is empty');
  if (!head.subarray(0, start.length).equals(start)) throw new UnusableBackup('it is no backup of Village Arena');
  const hash = createHash('sha256');
  for await (const chunk of file.createReadStream({ autoClose: false, start: headLength })) hash.update(chunk);
  if (!head.equals(buildHead(hash.digest('hex')))) throw new UnusableBackup('it is damaged or cut short');
}
