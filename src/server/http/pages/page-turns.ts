import { type Clock, ofProcess, ShareOfTime } from '../share-of-time.ts';

const mostAtOnce = 4;
/** Of each second of the process; who reads lists and writes has the rest. */
const share = { share: 0.25, burst: 300 };

/**
 * How many pages are made at once, and of how much of the processor, whatever a page is made of. Who comes beyond that is
 * given the page as it is for everybody, which costs a write; its code asks for the rest.
 */
export class PageTurns {
  readonly #clock: Clock;
  readonly #time: ShareOfTime;
  #underWay = 0;
  #settledAt = 0;

  /** `timeoutMultiplier`: for tests, whose machine may do twenty other things. */
  constructor(timeoutMultiplier = 1, clock = ofProcess) {
    this.#clock = clock;
    this.#time = new ShareOfTime({ ...share, burst: share.burst * timeoutMultiplier }, clock);
  }

  /** Until the response is over; false when all turns are taken, or their time is used up. */
  take(response: { once(event: 'close', listener: () => void): unknown }): boolean {
    this.#settle();
    if (this.#underWay >= mostAtOnce || !this.#time.isLeft) return false;
    this.#underWay += 1;
    response.once('close', () => {
      this.#settle();
      this.#underWay -= 1;
    });
    return true;
  }

  /** All that the process does while pages are under way counts as theirs: the busier it is, the fewer are made. */
  #settle(): void {
    const used = this.#clock.used();
    if (this.#underWay > 0) this.#time.add(used - this.#settledAt);
    this.#settledAt = used;
  }
}
