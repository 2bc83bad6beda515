import type { FastifyBaseLogger } from 'fastify';
import type { TrustedClock } from './trusted-clock.ts';

/** What the app does without being asked. */
export interface ScheduledJob {
  name: string;
  /** In milliseconds. */
  every: number;
  /** At the beginning there is nothing to do yet. */
  waitsAtFirst?: boolean;
  /** Deletes what is old: left alone while the clock cannot be believed. */
  trustsClock?: boolean;
  work(now: Date): Promise<void>;
}

/** A stop does not wait longer: what is cut off is done by the next start. */
const longestEnd = 5_000;

type Log = Pick<FastifyBaseLogger, 'warn'>;

/** All that a village does by the clock. Nothing happens before `begin`, which only a started app calls. */
export class ScheduledJobs {
  readonly #tasks: readonly ScheduledJob[];
  readonly #log: Log;
  readonly #clock: Pick<TrustedClock, 'isBelieved'>;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #underWay = new Map<ScheduledJob, Promise<void>>();

  constructor(tasks: readonly ScheduledJob[], log: Log, clock: Pick<TrustedClock, 'isBelieved'>) {
    this.#tasks = tasks;
    this.#log = log;
    this.#clock = clock;
  }

  begin(): void {
    for (const task of this.#tasks) {
      const run = () => void this.#run(task);
      this.#timers.push(setInterval(run, task.every).unref());
      if (!task.waitsAtFirst) run();
    }
  }

  /** Returns once what is under way has ended, or has taken too long for it. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    const ended = Promise.withResolvers<unknown>();
    const limit = setTimeout(ended.resolve, longestEnd);
    void Promise.all(this.#underWay.values()).then(ended.resolve);
    await ended.promise;
    clearTimeout(limit);
  }

  /** One that takes longer than its time is not begun a second time beside itself. */
  #run(task: ScheduledJob): Promise<void> {
    const running = this.#underWay.get(task) ?? this.#attempt(task).finally(() => this.#underWay.delete(task));
    this.#underWay.set(task, running);
    return running;
  }

  async #attempt({ name, work, trustsClock = false }: ScheduledJob): Promise<void> {
    const now = new Date();
    try {
      if (!trustsClock || (await this.#clock.isBelieved(now))) await work(now);
    } catch (error) {
      this.#log.warn({ err: error }, `scheduled job ${name} failed; it is tried again`);
    }
  }
}
