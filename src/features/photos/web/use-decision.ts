import { messageOf } from '#web/api/api.ts';
import { useWrite } from '#web/api/write.ts';
import { toast } from '#web/ui/toasts/toasts.ts';

/** Approves or rejects a pending photo. */
export function useDecision<Answer>(send: (id: number) => Promise<Answer>, done: string) {
  return useWrite({
    send,
    onDone: () => toast({ title: done, tone: 'good' }),
    onFailed: (error) => toast({ title: 'The photo is still waiting', description: messageOf(error), tone: 'bad' }),
  });
}
