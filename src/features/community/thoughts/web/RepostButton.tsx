import { useQueryClient } from '@tanstack/react-query';
import { Repeat2 } from 'lucide-react';
import { useLatestCount } from '#features/community/conversation/web/Conversation.tsx';
import { useInOwnList } from '#features/community/conversation/web/use-likes.ts';
import { askForLogin } from '#features/people/accounts/web/ask-for-login.ts';
import { ApiError } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { useSession } from '#web/session/session.ts';
import { CardAction } from '#web/ui/CardAction.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Thought } from '../contract.ts';
import { repostedOptions, repostThought } from './api.ts';

/** Reposts a thought or takes the repost back. It is in the pressed state while reposted. */
export function RepostButton({ thought, about }: { thought: Thought; about: string }) {
  const { id } = thought;
  const session = useSession();
  const reposted = useInOwnList(repostedOptions, id);
  const client = useQueryClient();
  const reposting = useWrite({
    send: async (reposts: boolean) => {
      const response = await repostThought(id);
      return response.reposted === reposts ? response : repostThought(id);
    },
    onDone: (response) => {
      client.setQueryData(repostedOptions.queryKey, (ids: string[] = []) =>
        response.reposted ? [id, ...ids] : ids.filter((other) => other !== id),
      );
      toast({ title: response.reposted ? 'Reposted successfully!' : 'Repost removed', tone: 'good' });
    },
    onFailed: (error) =>
      error instanceof ApiError && error.code === 'session-over'
        ? toast({ ...loginRequired, tone: 'bad' })
        : toast({ title: 'Failed to repost', description: error.message || undefined, tone: 'bad' }),
  });
  const count = useLatestCount(thought.repostsCount, reposting.data?.repostsCount ?? null);
  const press = async () => {
    if (reposting.isPending) return;
    // After a login it is unknown here whether that account had reposted it before, so ask for a repost, not a toggle.
    if (session) reposting.mutate(!reposted);
    else if (await askForLogin(loginRequired)) reposting.mutate(true);
  };
  return (
    <CardAction
      aria-pressed={reposted}
      aria-busy={reposting.isPending || undefined}
      onClick={press}
      colour={reposted ? 'win' : 'soft'}
    >
      <Repeat2 className="size-[1.125rem]" strokeWidth={reposted ? 3 : 2} aria-hidden />
      <span className="sr-only">Repost {about}, </span>
      {count}
      <span className="sr-only">{count === 1 ? 'repost' : 'reposts'}</span>
    </CardAction>
  );
}

const loginRequired = { title: 'User not logged in' };
