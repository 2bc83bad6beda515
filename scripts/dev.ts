// `npm run dev`: the app for working on it. Vite serves the browser's code with hot reload at PORT; the app's own process
// answers everything else and restarts when its code changes. `-- --no-rendering` lets only the browser render pages,
// `-- --inspect` opens the server to a debugger.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer as createVite, type ProxyOptions } from 'vite';
import { pages } from './dev/pages.ts';

const root = join(import.meta.dirname, '..');
const { values: options } = parseArgs({
  options: { 'no-rendering': { type: 'boolean' }, inspect: { type: 'boolean' } },
});
const { PORT = '5000', HOST = '127.0.0.1' } = process.env;

/** While the server restarts, the browser is told to try again, as when it is overloaded. */
const askAgain: NonNullable<ProxyOptions['configure']> = (proxy) => {
  proxy.on('error', (_, __, response) => {
    if (!('writeHead' in response) || response.headersSent) return;
    response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' });
    response.end('{"message":"The server is restarting"}');
  });
};

const serverPort = await freePort();
const server = `http://127.0.0.1:${serverPort}`;
const app = spawn(
  process.execPath,
  [
    '--watch',
    '--watch-preserve-output',
    ...(options.inspect ? ['--inspect'] : []),
    join(root, 'src/app/server/main.ts'),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    // The browser's code changes without a build, so no service worker may keep an old one.
    env: { ...process.env, PORT: String(serverPort), HOST: '127.0.0.1', SERVICE_WORKER: 'off', BACKUPS: 'off' },
  },
);
app.on('exit', (code) => process.exit(code ?? 0));

const vite = await createVite({
  root,
  server: { port: Number(PORT), host: HOST, strictPort: true, proxy: proxyTo(server) },
  appType: 'custom',
  plugins: [pages({ server, isRendering: !options['no-rendering'] })],
});
await vite.listen();
console.log(`Open ${vite.resolvedUrls?.local[0]} for hot reload; the address below is of the server behind it`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    app.kill(signal);
    void vite.close();
  });
}

/** What the app's own process answers; it checks that a write's Origin is the Host, so the Host stays. */
function proxyTo(target: string) {
  const paths = [
    '/api/',
    '/uploads/',
    '/results/',
    '/embed/',
    '/feeds/',
    '/icons/',
    '/manifest.webmanifest',
    '/clear-device',
    '/sw.js',
  ];
  return Object.fromEntries(paths.map((path) => [path, { target, configure: askAgain }]));
}

/** The same port at each restart, so that Vite finds the server again. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
