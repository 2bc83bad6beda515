import { useMutation } from '@tanstack/react-query';
import { keepUnsent, type WaitingNote } from '../waiting/waiting.ts';

interface WriteSpec<Typed, Answer> {
  send: (typed: Typed) => Promise<Answer>;
  onDone?: (answer: Answer, typed: Typed) => void;
  onFailed?: (error: Error, typed: Typed) => void;
  /** How the write waits on the device of a logged-in person when no answer comes. */
  waits?: (typed: Typed) => WaitingNote;
  onWaits?: (typed: Typed) => void;
}

export function useWrite<Typed, Answer>({ send, onDone, onFailed, waits, onWaits }: WriteSpec<Typed, Answer>) {
  return useMutation({
    mutationFn: async (typed: Typed) => {
      try {
        return await send(typed);
      } catch (failure) {
        throw waits && (await keepUnsent(failure, waits(typed))) ? new WaitsNow() : failure;
      }
    },
    onSuccess: (answer, typed) => {
      onDone?.(answer, typed);
    },
    onError: (error, typed) => (error instanceof WaitsNow ? onWaits?.(typed) : onFailed?.(error, typed)),
  });
}

/** The write got no answer; it is kept on the device and sent later. */
class WaitsNow extends Error {}
