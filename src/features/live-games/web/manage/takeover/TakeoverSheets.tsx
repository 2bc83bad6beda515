import { Inbox, UserRoundX } from 'lucide-react';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { inTaps } from '../../tap-words.ts';
import type { ConsoleInHand } from '../console/use-console.ts';
import { ScoringChoice } from './HowToScore.tsx';
import { OfferedSheet } from './OfferedSheet.tsx';
import type { ScoringTakeover } from './use-takeover.ts';

interface TakeoverProps {
  takeover: ScoringTakeover;
  inHand: ConsoleInHand;
}

/** What waits for a decision; on a phone that was taken over from, that it was. */
export function TakeoverButton({ takeover: { known, takenAway, isAsked, unsee }, inHand }: TakeoverProps) {
  const waiting = known?.waiting ?? 0;
  if (takenAway && !inHand.scoring.state.isEnded) {
    return <StripButton icon={UserRoundX} says="Taken over" onPress={unsee} />;
  }
  if (waiting === 0 || isAsked) return null;
  return <StripButton icon={Inbox} says={`${inTaps(waiting)} offered`} onPress={() => inHand.open('offered')} />;
}

interface StripButtonProps {
  icon: typeof Inbox;
  says: string;
  onPress: () => void;
}

/** What waits for a person beside Undo. */
export const StripButton = ({ icon: Icon, says, onPress }: StripButtonProps) => (
  <button
    type="button"
    onClick={onPress}
    className="settle flex h-12 w-[min(7rem,30vw)] shrink-0 items-center justify-center gap-1.5 rounded-control border border-edge bg-raised px-1.5 font-bold text-[0.8125rem] leading-tight"
  >
    <Icon className="size-4 shrink-0 text-gold" aria-hidden />
    <span className="min-w-0">{says}</span>
  </button>
);

export function TakeoverSheets({ takeover, inHand }: TakeoverProps) {
  const { takenAway, see } = takeover;
  return (
    <>
      {inHand.sheet === 'offered' && <OfferedSheet takeover={takeover} inHand={inHand} />}
      {takenAway && !takenAway.isSeen && (
        <Dialog title={`${takenAway.by} has taken over`} description="Your plays are offered to them." onClose={see}>
          <ScoringChoice takeover={takeover} />
        </Dialog>
      )}
    </>
  );
}
