import type { ReactNode } from 'react';
import { Dialog } from '#web/ui/Dialog.tsx';
import { GameFlow } from './GameFlow.tsx';
import { MoreTaps } from './MoreTaps.tsx';
import { OthersSheet } from './OthersSheet.tsx';
import { UndoAfterEnd } from './UndoAfterEnd.tsx';
import { type ConsoleInHand, lineUpOf } from './use-console.ts';

interface SheetsProps {
  inHand: ConsoleInHand;
  plays: ReactNode;
}

/** What opens over the keys. */
export function Sheets({ inHand, plays }: SheetsProps) {
  const { definition, scoring, side, playerId, takenBack, teamNames, sheet, close, choose, takeBack } = inHand;
  const { state, press } = scoring;
  return (
    <>
      {sheet === 'plays' && (
        <Dialog title="Recent plays" onClose={close}>
          {plays}
        </Dialog>
      )}
      {sheet === 'period' && <GameFlow definition={definition} state={state} onPress={press} onClose={close} />}
      {sheet === 'more' && (
        <MoreTaps
          definition={definition}
          who={[inHand.nameOf(playerId), teamNames[side]].filter(Boolean).join(' · ')}
          other={teamNames[side === 'home' ? 'away' : 'home']}
          onTap={inHand.tap}
          onClose={close}
        />
      )}
      {sheet === 'others' && (
        <OthersSheet
          title={teamNames[side]}
          rest={inHand.placesOf(side).rest}
          chosen={playerId}
          sentOff={state.sentOff}
          onChoose={(id) => {
            choose(side, id);
            close();
          }}
          onClose={close}
          {...lineUpOf(inHand, side)}
        />
      )}
      {takenBack && (
        <UndoAfterEnd what={takenBack.what} onUndo={() => takeBack(takenBack.event.id)} onClose={inHand.leaveIt} />
      )}
    </>
  );
}
