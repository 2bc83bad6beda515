import { messageOf } from '#web/api/api.ts';
import { useWrite } from '#web/api/write.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import { approvePhotos, rejectPhotos } from '../api.ts';

interface Decision {
  send: (ids: number[]) => Promise<number[]>;
  done: string;
}

const approve: Decision = { send: async (ids) => (await approvePhotos(ids)).approved, done: 'approved' };
const reject: Decision = { send: async (ids) => (await rejectPhotos(ids)).rejected, done: 'rejected' };

export const useApproval = (onDone: () => void) => useDecision(approve, onDone);
export const useRejection = (onDone: () => void) => useDecision(reject, onDone);

/** About several photos by one call; about some of them somebody else may have decided meanwhile. */
const useDecision = ({ send, done }: Decision, onDone: () => void) =>
  useWrite({
    send,
    onDone: (decided, asked: number[]) => {
      onDone();
      const description = missed(asked.length - decided.length);
      toast({ title: `${counted(decided.length)} ${done}`, tone: 'good', ...(description && { description }) });
    },
    onFailed: (error) => toast({ title: 'The photos are still waiting', description: messageOf(error), tone: 'bad' }),
  });

const counted = (count: number) => (count === 1 ? 'Photo' : `${count} photos`);

const missed = (count: number) =>
  count > 0 && `Someone else has already decided on ${count === 1 ? 'one of them' : `${count} of them`}.`;
