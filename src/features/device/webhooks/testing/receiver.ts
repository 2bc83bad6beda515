import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { certificatePath } from '#features/device/push/testing/push-service.ts';

export interface Received {
  path: string;
  method: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What it answers: a status with a body and headers, or nothing at all. */
export type Answering = { status: number; body?: string; headers?: Record<string, string> } | 'never';

export interface Receiver extends AsyncDisposable {
  /** For `WEBHOOK_HOSTS`. */
  host: string;
  received: Received[];
  /** Applies to a path from now on. The default is 204. */
  answer(path: string, answering: Answering): void;
}

/** A server with HTTPS that takes whatever is sent to it. The app under test trusts its certificate. */
export async function startReceiver(): Promise<Receiver> {
  const cert = readFileSync(certificatePath, 'utf8');
  const key = readFileSync(join(import.meta.dirname, '../../push/testing/push-service.key.pem'), 'utf8');
  if (!getCACertificates('default').includes(cert)) setDefaultCACertificates([...getCACertificates('default'), cert]);
  const received: Received[] = [];
  const answers = new Map<string, Answering>();
  const server = createServer({ cert, key }, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { url: path = '', method = '', headers } = request;
    received.push({ path, method, headers, body: Buffer.concat(chunks).toString() });
    const answering = answers.get(path) ?? { status: 204 };
    if (answering === 'never') return;
    response.writeHead(answering.status, answering.headers).end(answering.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    host: `localhost:${typeof address === 'object' ? address?.port : ''}`,
    received,
    answer: (path, answering) => void answers.set(path, answering),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
