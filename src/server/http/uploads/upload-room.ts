import { overloaded, tooMany } from '../../failure.ts';

const mostPerAccount = 2;

/** How much of forms is in memory. It is the bytes that count: who sends none takes no room from others. */
export class UploadRoom {
  readonly #perCaller = new Map<string, number>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  enter(caller: string): UploadSlot {
    const own = this.#perCaller.get(caller) ?? 0;
    if (own >= mostPerAccount) throw tooMany(2, 'Please wait until your other uploads are done');
    this.#perCaller.set(caller, own + 1);
    return new UploadSlot(
      (bytes) => this.#take(bytes),
      (bytes) => this.#leave(caller, bytes),
    );
  }

  #take(bytes: number): void {
    if (this.#bytes + bytes > this.#mostBytes) throw overloaded(5);
    this.#bytes += bytes;
  }

  #leave(caller: string, bytes: number): void {
    this.#bytes -= bytes;
    const left = (this.#perCaller.get(caller) ?? 1) - 1;
    if (left === 0) this.#perCaller.delete(caller);
    else this.#perCaller.set(caller, left);
  }
}

class UploadSlot {
  readonly #grow: (bytes: number) => void;
  readonly #giveBack: (bytes: number) => void;
  #left = false;
  bytes = 0;
  /** Whether something is made of what was sent; hanging up gives nothing back until that is done. */
  busy = false;

  constructor(grow: (bytes: number) => void, giveBack: (bytes: number) => void) {
    this.#grow = grow;
    this.#giveBack = giveBack;
  }

  take(bytes: number): void {
    if (this.#left) return;
    this.#grow(bytes);
    this.bytes += bytes;
  }

  leave(): void {
    if (!this.#left) this.#giveBack(this.bytes);
    this.#left = true;
  }
}

export type { UploadSlot };
