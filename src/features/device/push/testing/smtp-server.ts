import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createServer as createTlsServer, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { certificatePath } from './push-service.ts';

export interface ReceivedMail {
  from: string;
  to: string;
  /** The message as received, line by line. */
  source: string;
  /** Header lines, unfolded. */
  headers: readonly string[];
  /** Decoded from quoted-printable. */
  text: string;
  /** The tokens of its links, by name: the part after `confirm=` and `stop=`. */
  links: Readonly<Record<string, string>>;
}

/** How it answers for one address: a status at RCPT, after `afterMs` if given, or never. */
export type MailBehaviour = { status: number; afterMs?: number } | 'never';

export interface SmtpServer extends AsyncDisposable {
  /** For `SMTP_URL`. */
  url: string;
  received: ReceivedMail[];
  /** Applies from now on. By default, mails are accepted. */
  behave(address: string, behaviour: MailBehaviour | null): void;
  tries(address: string): number;
  /** The highest number of simultaneous mails so far. */
  maxConcurrent(): number;
}

/** A mail server as in RFC 5321, without TLS for local use, or with the certificate of the tests. */
export async function startSmtpServer({ tls = false, password = '' } = {}): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  const behaviours = new Map<string, MailBehaviour>();
  const tries = new Map<string, number>();
  const sockets = new Set<Socket>();
  const underWay = new Set<Socket>();
  let most = 0;

  async function converse(socket: Socket) {
    sockets.add(socket);
    socket.on('close', () => {
      sockets.delete(socket);
      underWay.delete(socket);
    });
    socket.on('error', () => socket.destroy());
    const reply = (line: string) => socket.write(`${line}\r\n`);
    reply('220 mail.example.org');
    let [from, to] = ['', ''];
    let source: string[] | null = null;
    for await (const line of createInterface({ input: socket })) {
      if (source) {
        if (line !== '.') source.push(line.replace(/^\.\./, '.'));
        else {
          received.push(buildMail(from, to, source));
          source = null;
          underWay.delete(socket);
          reply('250 taken');
        }
      } else if (/^(EHLO|HELO)/i.test(line))
        reply(password ? '250-mail.example.org\r\n250 AUTH PLAIN' : '250 mail.example.org');
      else if (/^AUTH PLAIN /i.test(line)) {
        const sentPassword = Buffer.from(line.slice(11), 'base64').toString().split('\0')[2];
        reply(sentPassword === password ? '235 come in' : '535 wrong password');
      } else if (/^MAIL FROM:/i.test(line)) {
        from = addressIn(line);
        underWay.add(socket);
        most = Math.max(most, underWay.size);
        reply('250 ok');
      } else if (/^RCPT TO:/i.test(line)) {
        to = addressIn(line);
        tries.set(to, (tries.get(to) ?? 0) + 1);
        const behaviour = behaviours.get(to) ?? { status: 250 };
        if (behaviour === 'never') continue;
        if (behaviour.afterMs) await new Promise((resolve) => setTimeout(resolve, behaviour.afterMs));
        reply(`${behaviour.status} for ${to}`);
      } else if (/^DATA/i.test(line)) {
        source = [];
        reply('354 go on');
      } else if (/^QUIT/i.test(line)) {
        reply('221 bye');
        socket.end();
      } else reply('250 ok');
    }
  }
  const server = tls ? createTlsServer(ownCertificate(), (socket) => void converse(socket)) : createServer(converse);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  return {
    url: `${tls ? 'smtps' : 'smtp'}://${password ? `arena:${password}@` : ''}localhost:${port}`,
    received,
    behave: (to, behaviour) => void (behaviour ? behaviours.set(to, behaviour) : behaviours.delete(to)),
    tries: (to) => tries.get(to) ?? 0,
    maxConcurrent: () => most,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function ownCertificate() {
  const cert = readFileSync(certificatePath, 'utf8');
  if (!getCACertificates('default').includes(cert)) setDefaultCACertificates([...getCACertificates('default'), cert]);
  return { cert, key: readFileSync(join(import.meta.dirname, 'push-service.key.pem'), 'utf8') };
}

const addressIn = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? '';

function buildMail(from: string, to: string, lines: readonly string[]): ReceivedMail {
  const source = lines.join('\n');
  const [head = ''] = source.split('\n\n');
  const text = source
    .replaceAll('=\n', '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (signs) => Buffer.from(signs.replaceAll('=', ''), 'hex').toString());
  const links = Object.fromEntries(
    [...text.matchAll(/#(confirm|stop)=([\w.-]+)/g)].map(([, name, token]) => [name, token]),
  );
  return { from, to, source, headers: head.replaceAll(/\n[ \t]+/g, ' ').split('\n'), text, links };
}
