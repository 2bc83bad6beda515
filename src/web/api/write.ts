import { useMutation } from '@tanstack/react-query';

interface WriteSpec<Typed, Answer> {
  send: (typed: Typed) => Promise<Answer>;
  onDone?: (answer: Answer, typed: Typed) => void;
  onFailed?: (error: Error, typed: Typed) => void;
}

export function useWrite<Typed, Answer>({ send, onDone, onFailed }: WriteSpec<Typed, Answer>) {
  return useMutation({
    mutationFn: send,
    onSuccess: (answer, typed) => {
      onDone?.(answer, typed);
    },
    onError: (error, typed) => onFailed?.(error, typed),
  });
}
