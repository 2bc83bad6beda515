import { type RefObject, useEffect, useRef } from 'react';
import { retryImport } from '#web/ui/lazy-component.tsx';
import type { BoardActions } from './actions.ts';
import type { BoardChecks } from './checks.ts';
import type { DragHandlers } from './dragging.ts';
import type { Board } from './model.ts';
import { moving } from './moving.ts';
import { holdOver, snappedSpot } from './targets.ts';

interface Dragging {
  board: Board;
  checks: BoardChecks | null;
  actions: BoardActions;
  openWeek: (monday: string) => void;
  /** What is drawn: its columns are found anew when that changes. */
  of: string;
}

/** Dragging by a pointer. Its code loads after the board is drawn; all that it does goes without it. */
export function useDragging(root: RefObject<HTMLElement | null>, dragging: Dragging) {
  const latest = useRef(dragging);
  useEffect(() => {
    latest.current = dragging;
  });
  const { board, of } = dragging;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cards and columns are new when these change
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    void retryImport(() => import('./dragging.ts')).then(({ wireDragging }) => {
      if (!isOver && root.current) stop = wireDragging(root.current, handlersOf(root.current, latest));
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [root, board, of]);
}

function handlersOf(root: HTMLElement, latest: RefObject<Dragging>): DragHandlers {
  const hold = (gameId: number, isOverTray: boolean) => {
    const game = latest.current.board.byId.get(gameId)?.game;
    if (game) moving.set({ gameId, minutes: game.minutes, spot: null, isOverTray, faults: [] });
  };
  return {
    over(gameId, { key, day }, y) {
      const { board, checks } = latest.current;
      const shown = board.byId.get(gameId);
      const lane = board.lanes.find((one) => one.key === key);
      const column = root.querySelector<HTMLElement>(`[data-lane="${key}"][data-day="${day}"]`);
      if (!shown || !lane || !column) return;
      const minute = Number(column.dataset['from']) + y / Number(column.dataset['scale']);
      holdOver(checks, shown, snappedSpot(board, shown, lane, day, minute));
    },
    overTray: (gameId) => hold(gameId, true),
    overNothing: (gameId) => hold(gameId, false),
    openWeek: (monday) => latest.current.openWeek(monday),
    drop(gameId) {
      const { board, actions } = latest.current;
      const shown = board.byId.get(gameId);
      const held = moving.get();
      if (!shown || !held) return;
      if (held.isOverTray) actions.takeOut(shown);
      else if (held.spot) actions.move(shown, held.spot);
    },
    end: () => moving.set(null),
  };
}
