import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import { Button } from '#web/ui/Button.tsx';
import type { OutboxState } from '../../outbox.ts';

interface OutboxNoticeProps {
  count: number;
  state: OutboxState;
  refusal: string | null;
  onDiscard: () => void;
}

const icons = { saved: Check, sending: LoaderCircle, waiting: CloudOff, refused: TriangleAlert };

/** Whether what was pressed has arrived; said aloud where it has not. */
export function OutboxNotice({ count, state, refusal, onDiscard }: OutboxNoticeProps) {
  const Icon = icons[state];
  const taps = count === 1 ? '1 tap' : `${count} taps`;
  const words = {
    saved: 'All saved',
    sending: 'Saving...',
    waiting: `${taps} kept on this phone until there is a network`,
    refused: `${taps} refused: ${refusal}`,
  }[state];
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      <p
        role="status"
        className={`flex items-center gap-2 text-sm ${state === 'refused' ? 'text-live-text' : 'text-soft'}`}
      >
        <Icon className={`size-4 shrink-0 ${state === 'sending' ? 'animate-spin' : ''}`} aria-hidden />
        {words}
      </p>
      {state === 'refused' && (
        <Button small onClick={onDiscard}>
          Discard
        </Button>
      )}
    </div>
  );
}
