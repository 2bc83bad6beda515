import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolution = 20;
const lookEvery = 1_000;
/** Later than this on average, and whoever comes next would only wait. */
const mostDelay = 1_000;

/** Whether the process is so far behind that it had better refuse. Nothing in its timer opens a file or can throw. */
export class Pressure {
  readonly #delay = monitorEventLoopDelay({ resolution });
  #timer: NodeJS.Timeout | undefined;
  #wasLate = false;
  readonly #timeoutMultiplier: number;
  high = false;

  constructor(timeoutMultiplier = 1) {
    this.#timeoutMultiplier = timeoutMultiplier;
  }

  /** From the moment when somebody can call: what the start itself takes keeps nobody waiting. */
  begin(): void {
    this.#delay.enable();
    this.#timer = setInterval(() => this.#look(), lookEvery * this.#timeoutMultiplier);
    this.#timer.unref();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#delay.disable();
  }

  #look(): void {
    // Not one sample since the last look means that the loop stood still for all of it.
    const isLate = this.#delay.count === 0 || this.#delay.mean / 1e6 - resolution > mostDelay * this.#timeoutMultiplier;
    // One late second may be a migration or a slow neighbour, and is over by now.
    this.high = isLate && this.#wasLate;
    this.#wasLate = isLate;
    this.#delay.reset();
  }
}
