import type { Game, Model } from './model.ts';

export interface Capacity {
  readonly games: number;
  /** How many games its slots hold, if nothing else stood in the way. */
  readonly slots: number;
  /** How many games one day holds, as a rule. */
  readonly perDay: number;
  /** The longest game, in steps of five minutes, with which all would fit; null if none of 15 minutes or more would. */
  readonly fittingMinutes: number | null;
}

/** Whether the places that a game shares with others are enough for all of these. */
export function capacityFor({ games }: Model, game: Game): Capacity {
  const sharing = games.filter(({ days }) => days === game.days);
  const days = game.days.map(({ places }) => places);
  const held = days.map((places) => countGames(spansOf(places), null));
  const slots = held.reduce((sum, count) => sum + count, 0);
  const spans = days.flatMap(spansOf);
  const shorter = Array.from({ length: game.source.minutes / 5 - 3 }, (_, at) => game.source.minutes - 5 * (at + 1));
  const fittingMinutes = shorter.find((minutes) => minutes >= 15 && countGames(spans, minutes) >= sharing.length);
  const perDay = Math.max(1, Math.round(slots / Math.max(1, days.length)));
  return { games: sharing.length, slots, perDay, fittingMinutes: fittingMinutes ?? null };
}

interface Span {
  readonly start: number;
  end: number;
  /** Ends of the slots in it that can all be used. */
  used: number;
  lastEnd: number;
}

/** The stretches of time in which each court is open: slots that touch are one. */
function spansOf(places: readonly Game['days'][number]['places'][number][]): Span[] {
  const spans: Span[] = [];
  for (const onCourt of Map.groupBy(places, ({ slot }) => slot.court).values()) {
    let span: Span | null = null;
    for (const { start, end } of [...onCourt].sort((a, b) => a.start - b.start || a.end - b.end)) {
      if (!span || start > span.end) {
        span = { start, end, used: 0, lastEnd: Number.NEGATIVE_INFINITY };
        spans.push(span);
      }
      span.end = Math.max(span.end, end);
      if (start >= span.lastEnd) {
        span.used += 1;
        span.lastEnd = end;
      }
    }
  }
  return spans;
}

/** By the slots as they are, or as if they were cut anew for shorter games. */
const countGames = (spans: readonly Span[], minutes: number | null): number =>
  spans.reduce((sum, { start, end, used }) => sum + (minutes === null ? used : Math.floor((end - start) / minutes)), 0);
