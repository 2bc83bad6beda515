import { type Counts, type SportDefinition, total } from '#features/teams/sports/definitions/definition.ts';
import type { PressedEvent, Side } from './contract.ts';
import { listMaidens } from './innings-rules.ts';
import { creditedSide, findTap, listParts } from './score-rules.ts';

/** What somebody typed into the box score of a live game, beside its taps. */
export interface Adjustment {
  /** How many events were known at that time. Later events count on top of the adjusted values. */
  sequence: number;
  side: Side;
  /** Null for the side as a whole. */
  playerId: number | null;
  /** The difference from what the taps counted, positive or negative. */
  more: Counts;
  /** Null where the player was taken off the list. */
  listed: { didNotPlay: boolean; note: string | null } | null;
}

export interface Line {
  playerId: number;
  side: Side;
  didNotPlay: boolean;
  note: string | null;
  stats: Counts;
}

export interface Built {
  lines: Line[];
  teams: Record<Side, Counts>;
}

/**
 * Rebuilds the box score of a game from its events, in the order in which the server received them, and from what was typed
 * between them. No count ever goes below 0: undoing a tap whose count was already removed by hand subtracts nothing more.
 */
export function buildBoxScore(
  definition: SportDefinition,
  received: readonly PressedEvent[],
  shown: readonly PressedEvent[],
  adjustments: readonly Adjustment[],
): Built {
  const counting = new Map(shown.map((event) => [event.id, event]));
  const building = new Building(definition);
  for (let sequence = 0; sequence <= received.length; sequence += 1) {
    const event = counting.get(received[sequence - 1]?.id ?? '');
    if (event?.kind === 'tap') building.tap(event);
    if (event?.kind === 'settle') building.settle(event);
    for (const adjustment of adjustments) if (adjustment.sequence === sequence) building.adjust(adjustment);
  }
  building.addMaidens(shown);
  return building.built;
}

class Building {
  readonly #definition: SportDefinition;
  readonly #lines = new Map<number, Line>();
  readonly #teams: Record<Side, Counts> = { home: {}, away: {} };

  constructor(definition: SportDefinition) {
    this.#definition = definition;
  }

  get built(): Built {
    return { lines: [...this.#lines.values()], teams: this.#teams };
  }

  tap(event: PressedEvent & { kind: 'tap' }): void {
    const credited = creditedSide(this.#definition, event);
    this.#teams[credited] = added(this.#teams[credited], findTap(this.#definition, event.tap)?.teams ?? {});
    for (const { playerId, side, creditedTo, counts } of listParts(this.#definition, event)) {
      if (!playerId) this.#teams[creditedTo] = added(this.#teams[creditedTo], counts);
      else {
        const stats = added(this.#lines.get(playerId)?.stats ?? {}, counts);
        this.#lines.set(playerId, { playerId, side, didNotPlay: false, note: null, stats });
      }
    }
  }

  /** Whoever was settled has played, whatever was typed before. */
  settle({ playerId }: PressedEvent & { kind: 'settle' }): void {
    const line = playerId === null ? undefined : this.#lines.get(playerId);
    if (line?.didNotPlay) this.#lines.set(line.playerId, { ...line, didNotPlay: false, note: null });
  }

  addMaidens(shown: readonly PressedEvent[]): void {
    for (const { playerId, maidens } of listMaidens(this.#definition, shown)) {
      const line = this.#lines.get(playerId);
      if (line) this.#lines.set(playerId, { ...line, stats: added(line.stats, { maidens }) });
    }
  }

  adjust({ playerId, side, more, listed }: Adjustment): void {
    if (playerId === null) this.#teams[side] = added(this.#teams[side], more);
    else if (listed === null) this.#lines.delete(playerId);
    else {
      const stats = added(this.#lines.get(playerId)?.stats ?? {}, more);
      this.#lines.set(playerId, { playerId, side, ...listed, stats });
    }
  }
}

/** The differences between the stored box score and the one built from events: what somebody has typed since. */
export function typedSince(built: Built, stored: Built, sequence: number): Adjustment[] {
  const was = new Map(built.lines.map((line) => [line.playerId, line]));
  const is = new Map(stored.lines.map((line) => [line.playerId, line]));
  const players = [...new Set([...was.keys(), ...is.keys()])].flatMap((playerId): Adjustment[] => {
    const [before, after] = [was.get(playerId), is.get(playerId)];
    const side = after?.side ?? before?.side ?? 'home';
    if (!after) return [{ sequence, side, playerId, more: {}, listed: null }];
    const more = difference(before?.stats ?? {}, after.stats);
    const { didNotPlay, note } = after;
    const isSame = before?.side === side && before.didNotPlay === didNotPlay && before.note === note;
    return isSame && isNothing(more) ? [] : [{ sequence, side, playerId, more, listed: { didNotPlay, note } }];
  });
  const teams = (['home', 'away'] as const).flatMap((side): Adjustment[] => {
    const more = difference(built.teams[side], stored.teams[side]);
    return isNothing(more) ? [] : [{ sequence, side, playerId: null, more, listed: null }];
  });
  return [...players, ...teams];
}

/** Adds the counts, never below 0, and leaves out those that are 0. */
function added(counts: Counts, more: Counts): Counts {
  return entries(counts, more, (key) => Math.max(0, total(counts, key) + total(more, key)));
}

const difference = (before: Counts, after: Counts): Counts =>
  entries(before, after, (key) => total(after, key) - total(before, key));

function entries(one: Counts, other: Counts, of: (key: string) => number): Counts {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...keys].map((key) => [key, of(key)] as const).filter(([, value]) => value !== 0));
}

const isNothing = (counts: Counts): boolean => Object.keys(counts).length === 0;
