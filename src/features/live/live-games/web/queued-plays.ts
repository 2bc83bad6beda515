import type { Entry } from '#web/outbox/entry.ts';
import type { Outbox } from '#web/outbox/outbox.ts';
import { getResourceKey } from '#web/outbox/send.ts';
import { ExternalStore } from '#web/routing/rendering.ts';
import type { PressedEvent } from '../contract.ts';

/** Those of a trial are stored nowhere. */
export type PlaysState = 'saved' | 'sending' | 'waiting' | 'refused' | 'trial';

/** The events of one game that have not arrived. */
export interface QueuedPlays {
  gameId: number;
  pending: readonly PressedEvent[];
  state: PlaysState;
  /** How many the server refuses, and why. */
  refused: number;
  refusal: string | null;
  /** Whether they are stored, so that they survive closing the tab. */
  arePersisted: boolean;
}

export const playsKind = 'plays';

const prefix = 'plays:';
const playsResource = (gameId: number) => prefix + gameId;

interface PlayRequest {
  path: string;
  body: { events: readonly [PressedEvent] };
}

/** Where the console puts what is pressed. */
export type Plays = Pick<PlaysOutbox, 'games' | 'subscribe' | 'press' | 'discard' | 'tryAgain'>;

/** The plays of an account or a scorer link that its outbox holds. Sending one twice is harmless: each event counts once. */
export class PlaysOutbox {
  readonly outbox: Outbox;
  readonly #buildRequest: (gameId: number, event: PressedEvent) => PlayRequest;
  readonly #games: ExternalStore<readonly QueuedPlays[]>;

  constructor(outbox: Outbox, buildRequest: (gameId: number, event: PressedEvent) => PlayRequest) {
    this.outbox = outbox;
    this.#buildRequest = buildRequest;
    this.#games = new ExternalStore(playsIn(outbox));
    outbox.subscribe(() => this.#games.set(playsIn(outbox)));
  }

  get games(): readonly QueuedPlays[] {
    return this.#games.get();
  }

  get subscribe() {
    return this.#games.subscribe;
  }

  press(gameId: number, event: PressedEvent): void {
    void this.outbox.add({
      ...this.#buildRequest(gameId, event),
      id: event.id,
      method: 'POST',
      resource: playsResource(gameId),
      label: 'Play',
      kind: playsKind,
      batch: 'events',
      survivesLogout: true,
    });
    this.outbox.flush();
  }

  /** Drops the plays that the server refuses. */
  discard(gameId: number): void {
    void this.outbox.remove(this.#refused(gameId));
  }

  tryAgain(gameId: number): void {
    void this.outbox.retry(this.#refused(gameId));
  }

  #refused(gameId: number): string[] {
    return this.outbox
      .get()
      .entries.filter((entry) => isPlay(entry) && getGameId(entry) === gameId && entry.refusal !== undefined)
      .map(({ id }) => id);
  }
}

export const isPlay = ({ kind }: Entry): boolean => kind === playsKind;

export const getGameId = ({ resource }: Entry): number => Number(resource.slice(prefix.length));

function playsIn(outbox: Outbox): readonly QueuedPlays[] {
  const { entries, stuck, unstored } = outbox.get();
  const { owner } = outbox;
  const games = Map.groupBy(entries.filter(isPlay), getGameId);
  return [...games].map(([gameId, plays]) => {
    const refusals = plays.flatMap(({ refusal }) => refusal ?? []);
    const [refusal = null] = refusals;
    const underWay = stuck.includes(getResourceKey({ owner, resource: playsResource(gameId) })) ? 'waiting' : 'sending';
    return {
      gameId,
      pending: plays.flatMap(getEvents),
      state: refusal === null ? underWay : 'refused',
      refused: refusals.length,
      refusal,
      arePersisted: !unstored.some((entry) => plays.includes(entry)),
    };
  });
}

/** As `press` stored them. */
const getEvents = ({ body }: Entry): PressedEvent[] => Reflect.get(Object(body), 'events');
