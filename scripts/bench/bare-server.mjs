// A server that only sends the same bytes with the same headers: the upper limit to compare the app with.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { head, body } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const bytes = Buffer.from(body, 'base64');
const server = createServer((_request, response) => response.writeHead(200, head).end(bytes));
server.listen(0, '127.0.0.1', () => process.stdout.write(`open at http://127.0.0.1:${server.address().port}\n`));
process.on('SIGTERM', () => process.exit(0));
