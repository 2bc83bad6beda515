import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Client } from './client.ts';

export interface ReceivedEvent {
  name: string;
  number: number;
  tags: string[];
  /** Its size on the wire. */
  bytes: number;
  /** In a greeting: the change after which `missed` is complete, and each tag changed since with its latest change. */
  since: number;
  missed: Record<string, number>;
  /** Sent back as `Last-Event-ID` on a reconnection. */
  id: string;
  /** Patches of rows, by tag. */
  patches: Record<
    string,
    {
      row: string;
      at: number;
      fields: Record<string, unknown>;
      added?: { from: number; items: Record<string, unknown>[] };
    }
  >;
}

/** A subscriber of the live stream. */
export interface Listening extends Disposable {
  /** Resolves with the first event, past or coming, that fits. */
  receive(fits: (event: ReceivedEvent) => boolean): Promise<ReceivedEvent>;
  /** All so far, the greeting first. */
  events: readonly ReceivedEvent[];
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
}

export async function listen(
  url: string,
  client: Pick<Client, 'cookie'>,
  onEvent: (event: ReceivedEvent) => void = () => undefined,
  /** The id of the last event received, for a reconnection. */
  lastReceived?: string,
  path = '/api/live',
): Promise<Listening> {
  const cookie = await client.cookie();
  const events: ReceivedEvent[] = [];
  const waiting = new Set<() => void>();
  const response = await openStream(url + path, {
    cookie,
    ...(lastReceived !== undefined && { 'last-event-id': lastReceived }),
  });
  let text = '';
  response.on('data', (chunk: Buffer) => {
    text += String(chunk);
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parseEvent(block);
      if (!event) continue;
      events.push(event);
      onEvent(event);
    }
    for (const check of waiting) check();
  });
  response.on('error', () => undefined);
  return {
    events,
    ended: new Promise((resolve) => response.on('close', resolve)),
    receive: (fits) =>
      new Promise((resolve) => {
        const check = () => {
          const event = events.find(fits);
          if (!event) return;
          waiting.delete(check);
          resolve(event);
        };
        waiting.add(check);
        check();
      }),
    [Symbol.dispose]: () => response.destroy(),
  };
}

/** Retries, as a browser does, while the server answers that it is too busy. */
async function openStream(url: string, headers: OutgoingHttpHeaders): Promise<IncomingMessage> {
  for (let tries = 1; ; tries += 1) {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(url, { headers }, resolve).on('error', reject);
    });
    if (response.statusCode === 200) return response;
    response.resume();
    if (response.statusCode !== 503 || tries === 50) throw new Error(`The stream was refused: ${response.statusCode}`);
    await setTimeout(100);
  }
}

function parseEvent(block: string): ReceivedEvent | null {
  const name = /^event: (\w+)$/m.exec(block)?.[1];
  const content = /^data: (.*)$/m.exec(block)?.[1];
  if (!name || !content) return null;
  const id = /^id: (.*)$/m.exec(block)?.[1] ?? '';
  const { tags = [], ...fields }: Partial<ReceivedEvent> = JSON.parse(content);
  const { number = 0, patches = {}, since = 0, missed = {} } = fields;
  return { name, id, number, tags, patches, since, missed, bytes: Buffer.byteLength(block) + 2 };
}
