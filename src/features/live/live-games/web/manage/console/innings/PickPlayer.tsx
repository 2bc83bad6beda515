import type { ReactNode } from 'react';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import type { SheetPlayer } from '../../../../sheet-rules.ts';
import type { TypedWalkOn } from '../AddPlayer.tsx';
import { PlayerGrid } from '../PlayerGrid.tsx';

interface PickPlayerProps {
  title: string;
  description: string;
  players: readonly SheetPlayer[];
  chosen?: number | null;
  footer?: ReactNode;
  onPick: (playerId: number) => void;
  /** Set if somebody on no roster may be added. */
  onAdd?: ((typed: TypedWalkOn) => void) | undefined;
  onClose: () => void;
}

/** Asks for one player, by shirt. */
export const PickPlayer = ({
  title,
  description,
  players,
  chosen = null,
  footer,
  onPick,
  onAdd,
  onClose,
}: PickPlayerProps) => (
  <Dialog title={title} description={description} onClose={onClose} footer={footer}>
    <PlayerGrid
      label={title}
      players={players}
      among={players}
      getKey={({ id }) => ({ isPressed: chosen === id, onPress: () => onPick(id) })}
      onAdd={onAdd}
    />
  </Dialog>
);
