import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

interface DeployProxy extends AsyncDisposable {
  url: string;
  /** Replaces the build: the previous one's code is gone, and live streams end, as with a new process. */
  deploy(): void;
  /** A script served instead of the service worker, unless it is null. */
  worker: string | null;
}

/** A proxy in front of an app that simulates one build after the other: the same app with other file names. */
export async function startDeployProxy(app: string): Promise<DeployProxy> {
  const { build: built }: { build: string } = await (await fetch(`${app}/version.json`)).json();
  let build = 0;
  const streams = new Set<ServerResponse>();
  const state = { worker: null as string | null };
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? '/';
    if (path === '/sw.js' && state.worker !== null) return sendScript(response, state.worker);
    const code = /^\/assets\/b(\d+)\/(.*)$/.exec(path);
    if (code && Number(code[1]) !== build) return void response.writeHead(404).end('Not found');
    if (path.startsWith('/api/live')) streams.add(response.on('close', () => streams.delete(response)));
    forward(app, incoming, response, { path: code ? `/assets/${code[2]}` : path, renamed });
  });
  /** Changes no inline script or style of the page, because the content security policy has their hashes. */
  const renamed = (text: string) =>
    text
      .replace(/(["'`]\/?)assets\/(?=[\w-]+\.js)/g, `$1assets/b${build}/`)
      .replaceAll(built, built.slice(0, 9) + String(build).padStart(3, '0'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return Object.assign(state, {
    url: `http://127.0.0.1:${address.port}`,
    deploy: () => {
      build += 1;
      for (const stream of streams) stream.end();
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

function forward(
  app: string,
  incoming: IncomingMessage,
  response: ServerResponse,
  { path, renamed }: { path: string; renamed: (text: string) => string },
): void {
  // The app knows only one build: it would answer a conditional request from another build with 304 Not Modified.
  const { 'accept-encoding': _, 'if-modified-since': _since, 'if-none-match': _tag, ...headers } = incoming.headers;
  const upstream = request(app + path, { method: incoming.method ?? 'GET', headers }, (upstreamResponse) => {
    const type = upstreamResponse.headers['content-type'] ?? '';
    if (/html|javascript/.test(type) || path === '/version.json') {
      // The client may have disconnected meanwhile.
      sendRenamed(upstreamResponse, response, renamed).catch(() => response.destroy());
      return;
    }
    response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
    upstreamResponse.pipe(response);
  });
  upstream.on('error', () => response.destroy());
  response.on('close', () => upstream.destroy());
  incoming.pipe(upstream);
}

async function sendRenamed(
  upstreamResponse: IncomingMessage,
  response: ServerResponse,
  renamed: (text: string) => string,
): Promise<void> {
  let text = '';
  for await (const piece of upstreamResponse.setEncoding('utf8')) text += piece;
  const { 'content-length': _length, etag: _etag, ...rest } = upstreamResponse.headers;
  response.writeHead(upstreamResponse.statusCode ?? 502, rest).end(renamed(text));
}

const sendScript = (response: ServerResponse, script: string): void =>
  void response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(script);
