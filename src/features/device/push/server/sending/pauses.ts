import type { FeatureContext } from '#server/feature.ts';
import type { Device } from './encrypt.ts';
import { type Outcome, unreachableFor } from './hand-over.ts';

/** This many devices in a row without success are the service's trouble, not theirs. */
const severalDevices = 5;
const maxServicePause = 5 * 60_000;
const usualServicePause = 60_000;
const maxPausedDevices = 5_000;

interface Service {
  pausedUntil: number;
  isReached: boolean;
  /** The devices that were limited or not answered since the last success, and how long they have to wait. */
  troubled: Map<number, number>;
}

/** Which devices and services get nothing for a while. One device never pauses its service. */
export class Pauses {
  readonly #log: FeatureContext['log'];
  readonly #services = new Map<string, Service>();
  readonly #devices = new Map<number, number>();

  constructor(log: FeatureContext['log']) {
    this.#log = log;
  }

  /** Milliseconds for which a device has to wait. */
  of({ id, endpoint }: Device): number {
    const until = Math.max(this.#devices.get(id) ?? 0, this.#findService(endpoint).service.pausedUntil);
    return Math.max(0, until - Date.now());
  }

  areAllReached(): boolean {
    return [...this.#services.values()].every(({ isReached }) => isReached);
  }

  note({ id, endpoint }: Device, outcome: Outcome): void {
    const { host, service } = this.#findService(endpoint);
    if (outcome.is === 'unreachable') {
      this.#loseService(host, service);
      return;
    }
    if (!service.isReached) this.#log.info({ host }, 'the push service is reached again');
    service.isReached = true;
    if (outcome.is === 'limited') this.#pauseDevice(id, outcome.afterMs);
    if (outcome.is === 'limited' || outcome.is === 'unanswered') {
      // Messages that were in flight when it was paused.
      if (service.pausedUntil > Date.now()) return;
      service.troubled.set(id, outcome.is === 'limited' ? outcome.afterMs : usualServicePause);
      if (service.troubled.size >= severalDevices) this.#pauseService(host, service);
    } else if (outcome.is !== 'later') {
      service.troubled.clear();
    }
  }

  #findService(endpoint: string): { host: string; service: Service } {
    const { host } = new URL(endpoint);
    const service = this.#services.get(host) ?? { pausedUntil: 0, isReached: true, troubled: new Map() };
    this.#services.set(host, service);
    return { host, service };
  }

  #pauseDevice(id: number, milliseconds: number): void {
    const now = Date.now();
    if (this.#devices.size >= maxPausedDevices)
      for (const [other, until] of this.#devices) if (until <= now) this.#devices.delete(other);
    this.#devices.set(id, now + milliseconds);
  }

  #pauseService(host: string, service: Service): void {
    const pause = Math.min(maxServicePause, ...service.troubled.values());
    service.pausedUntil = Date.now() + pause;
    service.troubled.clear();
    const seconds = Math.ceil(pause / 1_000);
    this.#log.warn({ host, seconds }, 'the push service takes no messages for several devices: it is paused');
  }

  /** Logs one line when a service becomes unreachable, for example without a network. */
  #loseService(host: string, service: Service): void {
    service.pausedUntil = Date.now() + unreachableFor;
    if (!service.isReached) return;
    service.isReached = false;
    this.#log.warn(
      { host },
      'the push service cannot be reached: notifications wait, and are dropped once they are old',
    );
  }
}
