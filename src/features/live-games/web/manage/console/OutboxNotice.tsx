import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import { Button } from '#web/ui/Button.tsx';
import type { GameTaps, Outbox } from '../../outbox.ts';
import { inTaps } from '../../tap-words.ts';

const icons = { saved: Check, sending: LoaderCircle, waiting: CloudOff, refused: TriangleAlert };

/** Whether what was pressed has arrived; said aloud where it has not. */
export function OutboxNotice({ taps, outbox }: { taps: GameTaps; outbox: Outbox }) {
  const { gameId, state, refusal } = taps;
  const Icon = icons[state];
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
      <p
        role="status"
        className={`flex min-w-0 items-center gap-2 text-sm ${state === 'refused' ? 'text-live-text' : 'text-soft'}`}
      >
        <Icon className={`size-4 shrink-0 ${state === 'sending' ? 'animate-spin' : ''}`} aria-hidden />
        {wordsOf(taps)}
      </p>
      {refusal !== null && (
        <div className="flex gap-2">
          <Button small onClick={() => outbox.tryAgain(gameId)}>
            Try again
          </Button>
          <Button small onClick={() => outbox.discard(gameId)}>
            Discard
          </Button>
        </div>
      )}
    </div>
  );
}

function wordsOf({ state, pending, refused, refusal, areKept }: GameTaps): string {
  if (state === 'saved') return 'All saved';
  if (state === 'refused') return `${inTaps(refused)} refused: ${refusal}`;
  if (!areKept) return `This phone cannot keep taps: leave this page open until ${inTaps(pending.length)} arrived`;
  if (state === 'sending') return 'Saving...';
  return `${inTaps(pending.length)} kept on this phone until there is a network`;
}
