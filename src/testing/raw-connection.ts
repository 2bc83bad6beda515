import { connect } from 'node:net';

/** A connection on which a test sends arbitrary bytes. */
export interface RawConnection extends Disposable {
  /** Resolves once the content is written to the socket. */
  send(content: string | Uint8Array): Promise<void>;
  /** Sends `text` again and again, until the connection is closed. */
  drip(text: string, everyMilliseconds: number): void;
  /** Resolves with all that was received, once it matches. */
  receive(fits: RegExp): Promise<string>;
  closed: Promise<void>;
}

export async function connectRaw(url: string): Promise<RawConnection> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let received = '';
  let timer: NodeJS.Timeout | undefined;
  const waiting = new Set<() => void>();
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    received += String(chunk);
    for (const check of waiting) check();
  });
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  void closed.then(() => clearInterval(timer));
  await new Promise((resolve) => socket.once('connect', resolve));
  return {
    closed,
    send: (content) => new Promise((resolve) => socket.write(content, () => resolve())),
    drip: (text, every) => {
      timer = setInterval(() => socket.write(text), every);
    },
    receive: (fits) =>
      new Promise((resolve) => {
        const check = () => {
          if (fits.test(received) && waiting.delete(check)) resolve(received);
        };
        waiting.add(check);
        check();
      }),
    [Symbol.dispose]: () => {
      clearInterval(timer);
      socket.destroy();
    },
  };
}
