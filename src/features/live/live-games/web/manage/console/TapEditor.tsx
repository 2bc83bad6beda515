import { useState } from 'react';
import type { Game } from '#features/competition/games/contract.ts';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import type { GameEvent } from '../../../contract.ts';
import type { LiveState } from '../../../rules.ts';
import { OtherPlayers, useOtherPlayers } from './OtherPlayers.tsx';
import { type EditedPlay, PlayFields } from './PlayFields.tsx';
import type { Press } from './use-scoring.ts';

type TapEvent = GameEvent & { kind: 'tap' };

interface TapEditorProps {
  game: Game;
  definition: SportDefinition;
  state: LiveState;
  tapped: TapEvent;
  onPress: (press: Press) => void;
  /** Adds another play right after this one. */
  onAdd: () => void;
  onClose: () => void;
}

/** Edits a tap (side, player, kind, period) or removes it. */
export function TapEditor({ game, definition, state, tapped, onPress, onAdd, onClose }: TapEditorProps) {
  const { id, side, tap, period, playerId: wasId, playerName } = tapped;
  const was: EditedPlay = { side, tap, period, playerId: wasId ?? null };
  const [play, setPlay] = useState(was);
  const others = useOtherPlayers(game, play.side, tapped);
  const isSame =
    play.side === side &&
    play.tap === tap &&
    play.period === period &&
    play.playerId === (wasId ?? null) &&
    others.isSame;
  const save = () => {
    if (!isSame) onPress({ kind: 'edit', of: id, ...play, ...others.chosen });
    onClose();
  };
  const remove = () => {
    onPress({ kind: 'undo', of: id });
    onClose();
  };
  return (
    <Dialog
      title="Correct this play"
      description={state.isEnded ? 'The game is over. Its result may change for everyone.' : undefined}
      onClose={onClose}
      footer={
        <>
          <Button variant="danger" onClick={remove}>
            Remove
          </Button>
          <Button variant="primary" onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <PlayFields
          game={game}
          definition={definition}
          shown={state.shown}
          play={play}
          periods={Math.max(state.period, period)}
          named={wasId ? { side, id: wasId, name: playerName ?? 'A player' } : undefined}
          onChange={setPlay}
        />
        <OtherPlayers others={others} tap={definition.taps.find(({ key }) => key === play.tap)} />
        <Button wide onClick={onAdd}>
          Add a play after this one
        </Button>
      </div>
    </Dialog>
  );
}
