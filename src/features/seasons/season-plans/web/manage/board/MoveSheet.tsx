import { Inbox, Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Segmented } from '#web/ui/fields/Segmented.tsx';
import type { BoardActions } from './actions.ts';
import type { BoardChecks } from './checks.ts';
import { FaultLines } from './FaultLines.tsx';
import { FreePlaces } from './FreePlaces.tsx';
import type { Board, BoardGame } from './model.ts';
import { SwapList } from './SwapList.tsx';

interface MoveSheetProps {
  board: Board;
  checks: BoardChecks | null;
  actions: BoardActions;
  shown: BoardGame;
  onClose: () => void;
}

/** All that dragging does, without dragging: free places with the best first, swapping, locking, taking out. */
export function MoveSheet({ board, checks, actions, shown, onClose }: MoveSheetProps) {
  const [part, setPart] = useState<'places' | 'swap'>('places');
  const { game, spot, title, competition, when, hasBegun, faults } = shown;
  const round = [game.group, game.round].filter(Boolean).join(', ');
  const closing = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <Dialog
      title={`Move ${title}`}
      description={[competition.name, round, when, `${game.minutes} min`].filter(Boolean).join(' · ')}
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-3">
        {hasBegun && (
          <p className="text-sm text-soft">It has begun: publishing the plan again leaves it where it was.</p>
        )}
        {game.problem && <p className="wrap-anywhere text-gold text-sm">{game.problem}</p>}
        <FaultLines faults={faults} />
        {spot && (
          <div className="flex flex-wrap gap-2">
            <Button small onClick={closing(() => actions.lock(shown, !game.isLocked))}>
              {game.isLocked ? (
                <LockOpen className="size-4.5" aria-hidden />
              ) : (
                <Lock className="size-4.5" aria-hidden />
              )}
              {game.isLocked ? 'Unlock' : 'Lock here'}
            </Button>
            <Button small onClick={closing(() => actions.takeOut(shown))}>
              <Inbox className="size-4.5" aria-hidden /> Take out
            </Button>
          </div>
        )}
        {spot && (
          <Segmented
            label="Move to"
            choices={[
              { value: 'places', label: 'Free places' },
              { value: 'swap', label: 'Swap with a game' },
            ]}
            value={part}
            onChoose={setPart}
          />
        )}
        {part === 'places' ? (
          <FreePlaces
            {...{ board, checks, shown }}
            onChoose={(to) => {
              if (actions.move(shown, to)) onClose();
            }}
          />
        ) : (
          <SwapList {...{ board, checks, shown }} onChoose={(other) => closing(() => actions.swap(shown, other))()} />
        )}
      </div>
    </Dialog>
  );
}
