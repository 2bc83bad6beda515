import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { getAddress } from './caller.ts';

/** Enough for every live stream that the app accepts, and for other requests. */
const maxEver = 12_000;
/** File descriptors for other uses than connections: the database, its pool, pictures and pages being sent. */
const reserved = 128;
const usualLimit = 1_024;

export const connectionLimit = (openFiles: number): number =>
  Math.min(maxEver, openFiles - Math.min(reserved, Math.floor(openFiles / 2)));

export function openFilesLimit(): number {
  try {
    const [, soft = ''] = /^Max open files +(\w+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft) || usualLimit;
  } catch {
    return usualLimit;
  }
}

/** Limits open connections, in total and per address, so that nobody can occupy all of them with idle ones. */
export class Connections {
  readonly #most: number;
  readonly #maxPerAddress: number;
  /** Fastify makes one server for each address of the host name. */
  readonly #servers = new Set<Server>();
  readonly #perAddress = new Map<string, number>();
  /** Connections that have not sent a request yet. Node counts them as busy. */
  readonly #silent = new Set<Socket>();
  #closing = false;

  /** Behind a proxy every connection is the proxy's, so no address has a limit. A residence is one: it gets half. */
  constructor(options: { openFiles: number; behindProxy: boolean }) {
    this.#most = connectionLimit(options.openFiles);
    this.#maxPerAddress = options.behindProxy ? this.#most : Math.floor(this.#most / 2);
  }

  watch(server: Server): void {
    this.#servers.add(server);
    server.maxConnections = this.#most;
    server.on('connection', (socket: Socket) => this.#admit(socket));
    server.on('request', ({ socket }) => this.#silent.delete(socket));
  }

  /** Closes connections without a request at once, and all after a while. Fastify ends those between two requests. */
  close(afterMilliseconds: number): void {
    this.#closing = true;
    for (const socket of this.#silent) socket.destroy();
    setTimeout(() => {
      for (const server of this.#servers) server.closeAllConnections();
    }, afterMilliseconds).unref();
  }

  #admit(socket: Socket): void {
    const address = getAddress({ headers: {}, socket }, false);
    const open = this.#perAddress.get(address) ?? 0;
    if (this.#closing || open >= this.#maxPerAddress) return void socket.destroy();
    this.#perAddress.set(address, open + 1);
    this.#silent.add(socket);
    socket.once('close', () => this.#forget(socket, address));
  }

  #forget(socket: Socket, address: string): void {
    this.#silent.delete(socket);
    const remaining = (this.#perAddress.get(address) ?? 1) - 1;
    if (remaining > 0) this.#perAddress.set(address, remaining);
    else this.#perAddress.delete(address);
  }
}
