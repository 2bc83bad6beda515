import { messageOf } from '#web/api/api.ts';
import { useWrite } from '#web/api/write.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import { approveClaim, claimPlayer, endLink, withdrawClaim } from './api.ts';

interface Action {
  send: (id: number) => Promise<unknown>;
  done: string;
  failed: string;
}

const actions = {
  claim: {
    send: claimPlayer,
    done: 'Sent. An officer or admin will approve it.',
    failed: 'Your claim was not sent',
  },
  withdraw: { send: withdrawClaim, done: 'Your claim was withdrawn', failed: 'Your claim was not withdrawn' },
  unlinkMyself: {
    send: endLink,
    done: 'You are no longer linked to this player',
    failed: 'You are still linked to this player',
  },
  unlink: { send: endLink, done: 'The account was unlinked', failed: 'The account was not unlinked' },
  approve: { send: approveClaim, done: 'Claim approved', failed: 'The claim was not approved' },
} as const satisfies Record<string, Action>;

/** One press, with a toast about its outcome. */
export function useAction(name: keyof typeof actions) {
  const { send, done, failed }: Action = actions[name];
  return useWrite({
    send,
    onDone: () => toast({ title: done, tone: 'good' }),
    onFailed: (error) => toast({ title: failed, description: messageOf(error), tone: 'bad' }),
  });
}
