import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Progress } from '#shared/progress.ts';
import { ApiError } from '#web/api.ts';
import { toast } from '#web/ui/toasts.ts';
import { useWrite } from '#web/write.ts';
import type { Act, Outcome } from './acts.ts';

/** Does what cannot be undone, once it is confirmed. Without a password typed lately, the server has it asked for first. */
export function useAct(act: Act, onDone: (outcome: Outcome) => void) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const doing = useWrite({
    send: () => act.send(setProgress),
    onDone: (outcome: Outcome) => {
      toast(outcome.toast);
      onDone(outcome);
      void client.invalidateQueries();
    },
    onFailed: (error) => toast(whatHappened(act, error)),
  });
  const start = () => {
    setProgress(null);
    doing.mutate(undefined);
  };
  return { start, progress, busy: doing.isPending };
}

function whatHappened(act: Act, error: Error) {
  if (!(error instanceof ApiError)) return act.failed(error);
  if (error.code === 'step-up') return act.cancelled;
  if (error.status !== 401) return act.failed(error);
  return { title: 'Authentication Error', description: 'Please log in as admin first.', tone: 'bad' as const };
}
