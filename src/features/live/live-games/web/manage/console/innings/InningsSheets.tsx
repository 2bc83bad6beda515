import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import type { Side } from '../../../../contract.ts';
import { byNumber } from '../../../../line-up.ts';
import type { TypedWalkOn } from '../AddPlayer.tsx';
import type { ConsoleState } from '../use-console.ts';
import { ballRows } from './ball-rows.ts';
import { PickPlayer } from './PickPlayer.tsx';
import type { InningsConsole } from './use-innings.ts';
import { BallGrid, WicketSheet } from './WicketSheet.tsx';

interface InningsSheetsProps {
  console: ConsoleState;
  innings: InningsConsole;
}

/** The dialogs over the keys of an innings. */
export function InningsSheets({ console, innings }: InningsSheetsProps) {
  const { sheet, close, striker, nonStriker, batting, bowling } = innings;
  const isBatter = sheet === 'striker' || sheet === 'nonStriker';
  const atEnd = sheet === 'striker' ? striker : nonStriker;
  const side: Side = isBatter ? batting : bowling;
  const { addWalkOn } = console;
  const addTo = (pick: (playerId: number) => void) =>
    addWalkOn ? (typed: TypedWalkOn) => pick(addWalkOn(side, typed)) : undefined;
  return (
    <>
      {isBatter && (
        <PickPlayer
          title="Who bats?"
          description={`${console.teamNames[side]}${atEnd === null ? '' : `, instead of ${console.getName(atEnd)}`}`}
          players={innings.toComeIn}
          onPick={(id) => innings.comeIn(id, atEnd)}
          onAdd={addTo((id) => innings.comeIn(id, atEnd))}
          onClose={close}
        />
      )}
      {sheet === 'bowler' && (
        <PickPlayer
          title="Who bowls?"
          description={console.teamNames[side]}
          players={byNumber(console.getPlayers(side))}
          chosen={innings.innings.bowler}
          onPick={innings.bowlNext}
          onAdd={addTo(innings.bowlNext)}
          onClose={close}
        />
      )}
      {sheet === 'wicket' && <WicketSheet console={console} innings={innings} />}
      {sheet === 'more' && (
        <Dialog title="More balls" onClose={close}>
          <BallGrid taps={ballRows(console.definition).rare} onPick={(tap) => innings.play(tap)} />
        </Dialog>
      )}
    </>
  );
}
