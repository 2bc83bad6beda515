import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshTopics } from './live/apply.ts';
import { sendWithStepUp } from './step-up.ts';

interface WriteSpec<Typed, Answer> {
  send: (typed: Typed) => Promise<Answer>;
  /** What the write changes; reads made of it are refetched, even where no stream is open. */
  topics: readonly string[];
  onDone?: (answer: Answer, typed: Typed) => void;
  onFailed?: (error: Error, typed: Typed) => void;
}

/** One write of a screen: `mutate` to send it, `isPending` while it is under way. */
export function useWrite<Typed, Answer>({ send, topics, onDone, onFailed }: WriteSpec<Typed, Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (typed: Typed) => sendWithStepUp(() => send(typed)),
    onSuccess: (answer, typed) => {
      void refreshTopics(client, topics);
      onDone?.(answer, typed);
    },
    onError: (error, typed) => onFailed?.(error, typed),
  });
}
