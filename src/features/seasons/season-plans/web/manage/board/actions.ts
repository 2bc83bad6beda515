import { spanText } from '#shared/notation.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import { clockText, type Spot } from '../../../board-rules.ts';
import { type BoardStep, type GameState, reversed, stateOf } from '../../../board-step-rules.ts';
import { announce } from './announcements.ts';
import type { BoardChecks } from './checks.ts';
import type { BoardEditor } from './editor.ts';
import type { Board, BoardGame } from './model.ts';

interface Sources {
  board: Board;
  checks: BoardChecks | null;
  editor: BoardEditor;
  /** Called with where a game is now; null in the tray. */
  onMoved: (gameId: number, spot: Spot | null) => void;
}

export type BoardActions = ReturnType<typeof boardActions>;

/** What an officer can do with the games of a board. Each is one step that can be undone. */
export function boardActions({ board, checks, editor, onMoved }: Sources) {
  const perform = (text: string, changes: readonly [BoardGame, Partial<GameState>][]) => {
    const step: BoardStep = {
      text,
      changes: changes.map(([{ game }, to]) => ({ id: game.id, from: stateOf(game), to: { ...stateOf(game), ...to } })),
    };
    editor.perform(step);
    announce(text);
  };
  const move = (shown: BoardGame, spot: Spot): boolean => {
    if (isSameSpot(shown.spot, spot)) return true;
    const refusal = (checks?.at(shown.game, spot) ?? []).filter((fault) => fault.isHard);
    if (refusal.length > 0) {
      const reasons = refusal.map(({ text }) => text).join('. ');
      announce(`Refused: ${reasons}`);
      toast({ title: `${shown.title} stays where it was`, description: reasons, tone: 'bad' });
      return false;
    }
    perform(`${shown.title} moved to ${board.placeText(spot, shown.game.minutes)}`, [[shown, board.toPlace(spot)]]);
    onMoved(shown.game.id, spot);
    return true;
  };
  const show = (text: string, { changes: [first] }: BoardStep) => {
    announce(text);
    if (first) onMoved(first.id, board.toSpot(first.to));
  };
  return {
    /** False if a hard rule refuses it; nothing happens then. */
    move,
    /** Several in one step. */
    moveAll(games: readonly (readonly [BoardGame, Spot])[], text: string) {
      const [first] = games;
      if (!first) return;
      perform(
        text,
        games.map(([shown, spot]) => [shown, board.toPlace(spot)]),
      );
      onMoved(first[0].game.id, first[1]);
    },
    takeOut(shown: BoardGame) {
      if (!shown.spot) return;
      perform(`${shown.title} taken out`, [[shown, { dateTime: null, venueId: null, court: null, isLocked: false }]]);
      onMoved(shown.game.id, null);
    },
    swap(one: BoardGame, other: BoardGame) {
      if (!one.spot || !other.spot) return;
      const text = `${one.title} and ${other.title} swapped`;
      perform(text, [
        [one, board.toPlace(other.spot)],
        [other, board.toPlace(one.spot)],
      ]);
      onMoved(one.game.id, other.spot);
    },
    lock(shown: BoardGame, isLocked: boolean) {
      perform(`${shown.title} ${isLocked ? 'locked' : 'unlocked'}`, [[shown, { isLocked }]]);
    },
    undo() {
      const step = editor.undo();
      if (step) show(`Undone: ${step.text}`, reversed(step));
    },
    redo() {
      const step = editor.redo();
      if (step) show(`Done again: ${step.text}`, step);
    },
  };
}

const isSameSpot = (one: Spot | null, other: Spot): boolean =>
  one?.day === other.day && one.start === other.start && one.venueId === other.venueId && one.court === other.court;

export const spanOf = (start: number, minutes: number): string =>
  spanText(clockText(start), clockText(start + minutes));
