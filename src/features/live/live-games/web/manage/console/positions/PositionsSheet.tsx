import { useState } from 'react';
import type { Position } from '#features/teams/sports/definitions/definition.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Segmented } from '#web/ui/fields/Segmented.tsx';
import type { Side } from '../../../../contract.ts';
import { type ConsoleState, pressPositions } from '../use-console.ts';
import { PositionBoard } from './PositionBoard.tsx';
import { RestartChoice } from './RestartChoice.tsx';

interface PositionsSheetProps {
  console: ConsoleState;
  positions: readonly Position[];
}

/** The positions of both sides, one beside the other: at a break all are changed in one screen. */
export function PositionsSheet({ console, positions }: PositionsSheetProps) {
  const [side, setSide] = useState<Side>(console.side);
  const { teamNames, close } = console;
  return (
    <Dialog
      title="Positions"
      onClose={close}
      footer={
        <Button variant="primary" onClick={close}>
          Done
        </Button>
      }
    >
      <div className="grid gap-3">
        <Segmented
          label="Team"
          choices={(['home', 'away'] as const).map((value) => ({
            value,
            name: teamNames[value],
            label: <span className="line-clamp-1 break-all">{teamNames[value]}</span>,
          }))}
          value={side}
          onChoose={setSide}
        />
        <SideBoard key={side} console={console} side={side} positions={positions} />
      </div>
    </Dialog>
  );
}

/** Before the game: the positions of the chosen side, and whose the first restart is. */
export const BeforePositions = ({ console, positions }: PositionsSheetProps) => (
  <div className="grid gap-3">
    <SideBoard key={console.side} console={console} side={console.side} positions={positions} />
    <RestartChoice
      game={console.game}
      definition={console.definition}
      state={console.scoring.state}
      onPress={console.scoring.press}
    />
  </div>
);

/** The positions of one side. */
function SideBoard({ console, side, positions }: PositionsSheetProps & { side: Side }) {
  const court = console.getCourt(side);
  const { addWalkOn } = console;
  return (
    <PositionBoard
      positions={positions}
      players={console.getPlayers(side)}
      court={court}
      onChange={(changes) => pressPositions(console, side, court, changes)}
      onAdd={addWalkOn ? (typed) => void addWalkOn(side, typed) : undefined}
    />
  );
}
