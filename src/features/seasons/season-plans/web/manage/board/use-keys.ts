import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { dateText } from '#shared/notation.ts';
import { type Direction, daysOfWeek, laneKey, nextGame, openHours, type Spot } from '../../../board-rules.ts';
import { addDays, mondayOf } from '../../../setup-rules.ts';
import type { BoardActions } from './actions.ts';
import { announce } from './announcements.ts';
import type { BoardChecks } from './checks.ts';
import type { Board, BoardGame } from './model.ts';
import { moving } from './moving.ts';
import { holdOver, startsOn } from './targets.ts';

interface Keys {
  board: Board;
  checks: BoardChecks | null;
  actions: BoardActions;
  root: RefObject<HTMLElement | null>;
  weeks: readonly string[];
  week: string;
  openWeek: (monday: string) => void;
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/**
 * Arrows lead from game to game. Space picks a game up: arrows then move it among times and courts, Enter or Space puts it
 * down, Escape leaves it where it was. Enter opens its sheet, page keys change the week, and Ctrl+Z undoes.
 */
export function useKeys(keys: Keys) {
  const { board, actions, root } = keys;
  useUndoKeys(actions);
  return (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest('dialog')) return;
    const held = moving.get();
    // The card of a held game is not drawn in another week: the board then has the focus.
    const shown = focusedGame(board, event.target) ?? (held ? board.byId.get(held.gameId) : undefined);
    const isHolding = shown !== undefined && held?.gameId === shown.game.id && held.spot !== null;
    const direction = directions[event.key];
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault();
      turnWeek(keys, event.key === 'PageDown' ? 1 : -1, isHolding ? shown : undefined);
      return;
    }
    if (!shown || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isHolding && held.spot) {
      if (event.key === 'Escape') leave(shown);
      else if (event.key === 'Enter' || event.key === ' ') putDown(keys, shown, held.spot);
      else if (direction) hold(keys, shown, steppedSpot(board, shown, held.spot, direction));
      else return;
      event.preventDefault();
    } else if (event.key === ' ') {
      event.preventDefault();
      pickUp(keys, shown);
    } else if (direction) {
      const next = nextGame(columnsOf(board, keys.week), shown.game.id, direction);
      if (next === null) return;
      event.preventDefault();
      focusGame(root.current, next);
    }
  };
}

function useUndoKeys(actions: BoardActions) {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (isTyping || !(event.ctrlKey || event.metaKey) || document.querySelector('dialog[open]')) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) actions.redo();
      else actions.undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [actions]);
}

function focusedGame({ byId }: Board, target: EventTarget): BoardGame | undefined {
  const id = target instanceof HTMLElement ? target.dataset['game'] : undefined;
  return id === undefined ? undefined : byId.get(Number(id));
}

function focusGame(root: HTMLElement | null, id: number) {
  root?.querySelector<HTMLElement>(`[data-game="${id}"]`)?.focus();
}

/** The games of the week by court, each with its minutes from the week's beginning; those in the tray come last. */
function columnsOf({ games, lanes }: Board, week: string) {
  const days = daysOfWeek(week);
  const columns = lanes.map(({ key }) =>
    games
      .flatMap(({ game, spot }) => {
        const day = spot && laneKey(spot) === key ? days.indexOf(spot.day) : -1;
        return spot && day !== -1 ? [{ id: game.id, at: day * 1440 + spot.start }] : [];
      })
      .toSorted((one, other) => one.at - other.at),
  );
  return [...columns, games.filter(({ spot }) => spot === null).map(({ game }, at) => ({ id: game.id, at }))];
}

function pickUp(keys: Keys, shown: BoardGame) {
  const spot = shown.spot ?? firstSpot(keys, shown);
  if (!spot) return;
  announce(`${shown.title} picked up. Arrows move it, Enter puts it down, Escape leaves it.`);
  holdOver(keys.checks, shown, spot);
}

function leave({ title }: BoardGame) {
  moving.set(null);
  announce(`${title} stays where it was`);
}

function putDown({ actions }: Keys, shown: BoardGame, spot: Spot) {
  if (actions.move(shown, spot)) moving.set(null);
}

function hold({ board, checks }: Keys, shown: BoardGame, spot: Spot) {
  holdOver(checks, shown, spot);
  const faults = moving.get()?.faults ?? [];
  const what = faults.map(({ text, isHard }) => `${isHard ? 'Refused' : 'Better avoided'}: ${text}`);
  announce([board.placeText(spot, shown.game.minutes), ...what].join('. '));
}

/** For a game without a place: the first time of the first court that is open this week. */
function firstSpot({ board, week }: Keys, shown: BoardGame): Spot | null {
  for (const day of daysOfWeek(week)) {
    for (const lane of board.lanes) {
      const [start] = startsOn(board, shown, lane, day);
      if (start !== undefined) return { day, start, venueId: lane.venueId, court: lane.court };
    }
  }
  return null;
}

/** Up and down through the times of a court and its days of the week, left and right through the courts. */
function steppedSpot(board: Board, shown: BoardGame, spot: Spot, direction: Direction): Spot {
  const at = board.lanes.findIndex(({ key }) => key === laneKey(spot));
  if (direction === 'left' || direction === 'right') {
    const lane = board.lanes[at + (direction === 'right' ? 1 : -1)];
    return lane ? { ...spot, venueId: lane.venueId, court: lane.court } : spot;
  }
  const lane = board.lanes[at];
  if (!lane) return spot;
  const isDown = direction === 'down';
  const starts = startsOn(board, shown, lane, spot.day);
  const next = isDown ? starts.find((start) => start > spot.start) : starts.findLast((start) => start < spot.start);
  if (next !== undefined) return { ...spot, start: next };
  const days = daysOfWeek(mondayOf(spot.day)).filter((day) => (isDown ? day > spot.day : day < spot.day));
  for (const day of isDown ? days : days.toReversed()) {
    const there = openHours(board.plan.setup, day, []) ? startsOn(board, shown, lane, day) : [];
    const start = isDown ? there[0] : there.at(-1);
    if (start !== undefined) return { ...spot, day, start };
  }
  return spot;
}

function turnWeek(keys: Keys, by: number, held: BoardGame | undefined) {
  const to = keys.weeks[keys.weeks.indexOf(keys.week) + by];
  if (to === undefined) return;
  const spot = moving.get()?.spot;
  if (held) keys.root.current?.focus({ preventScroll: true });
  keys.openWeek(to);
  announce(`Week from ${dateText(to, new Date(to))}`);
  if (held && spot) hold(keys, held, { ...spot, day: addDays(spot.day, by * 7) });
}
