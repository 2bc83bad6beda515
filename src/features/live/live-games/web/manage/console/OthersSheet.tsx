import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import type { RosterPlayer } from '../../../contract.ts';
import { countFouls } from '../../../foul-rules.ts';
import type { TypedWalkOn } from './AddPlayer.tsx';
import { LineUp } from './BeforeStart.tsx';
import { PlayerGrid } from './PlayerGrid.tsx';
import { buildLineUp, type ConsoleState, substitute } from './use-console.ts';

/** The players who are not on the court: one is chosen for the next tap, or the line-up is changed. */
export function OthersSheet({ console }: { console: ConsoleState }) {
  const { definition, side, playerId, teamNames, addWalkOn, choose, close } = console;
  const [isChanging, setChanging] = useState(false);
  const chooseAndClose = (id: number) => {
    choose(side, id);
    close();
  };
  const closeSheet = () => {
    console.passAsked();
    close();
  };
  return (
    <Dialog
      title={teamNames[side]}
      description={
        isChanging
          ? 'Tap the players coming on or going off.'
          : 'Tap the player who did it. To substitute, close this and hold the player who goes off.'
      }
      onClose={closeSheet}
      footer={
        isChanging ? (
          <Button variant="primary" onClick={closeSheet}>
            Done
          </Button>
        ) : (
          <Button onClick={() => (definition.positions ? console.open('positions') : setChanging(true))}>
            {definition.positions ? 'Change positions' : 'Change the line-up'}
          </Button>
        )
      }
    >
      {isChanging ? (
        <LineUp {...buildLineUp(console, side)} />
      ) : (
        <Bench
          console={console}
          label="Other players"
          chosen={playerId}
          onPick={chooseAndClose}
          onAdd={addWalkOn ? (typed) => chooseAndClose(addWalkOn(side, typed)) : undefined}
        />
      )}
    </Dialog>
  );
}

/** The second of the two presses of a substitution: who comes on. */
export function SubstituteSheet({ console }: { console: ConsoleState }) {
  const { side, leaving, teamNames, addWalkOn, close } = console;
  if (leaving === null) return null;
  const comeOn = (id: number) => {
    substitute(console, side, leaving, id);
    close();
  };
  return (
    <Dialog
      title={`Who comes on for ${console.getName(leaving) ?? 'this player'}?`}
      description={teamNames[side]}
      onClose={close}
    >
      <Bench
        console={console}
        label="Comes on"
        chosen={null}
        onPick={comeOn}
        onAdd={addWalkOn ? (typed) => comeOn(addWalkOn(side, typed)) : undefined}
      />
    </Dialog>
  );
}

interface BenchProps {
  console: ConsoleState;
  label: string;
  chosen: number | null;
  onPick: (playerId: number) => void;
  onAdd: ((typed: TypedWalkOn) => void) | undefined;
}

function Bench({ console, label, chosen, onPick, onAdd }: BenchProps) {
  const { definition, scoring, side } = console;
  const { state } = scoring;
  const fouls = countFouls(definition, state.shown);
  return (
    <PlayerGrid
      label={label}
      players={console.getSlots(side).rest}
      among={console.getPlayers(side)}
      getKey={({ id }: RosterPlayer) => ({
        isPressed: chosen === id,
        fouls: fouls.get(id),
        out: state.sentOff.get(id),
        onPress: () => onPick(id),
      })}
      onAdd={onAdd}
    />
  );
}
