import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The only account that the server knows. */
const account = 'S3RVER';

/** An independent S3 server implementation with one empty bucket. Its listings have pages of 1,000. */
export async function startS3Server(): Promise<{ mediaUrl(secret?: string): string } & AsyncDisposable> {
  const directory = mkdtempSync(join(tmpdir(), 'village-s3-'));
  // The server encrypts its continuation tokens with a legacy OpenSSL cipher.
  const server = fork(new URL('./s3-process.ts', import.meta.url), [directory], {
    execArgv: ['--openssl-legacy-provider'],
  });
  const [port] = await once(server, 'message', { signal: AbortSignal.timeout(60_000) });
  return {
    mediaUrl: (secret = account) => `http://${account}:${secret}@127.0.0.1:${port}/village/arena?region=af-south-1`,
    [Symbol.asyncDispose]: async () => {
      server.disconnect();
      await once(server, 'exit');
      rmSync(directory, { recursive: true });
    },
  };
}
