import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#web/api.ts';
import { useSession } from '#web/session.ts';
import { toast } from '#web/ui/toasts.ts';
import { useWrite } from '#web/write.ts';
import { type Draft, postThought, showPosted } from './api.ts';

const nothing: Draft = { content: '', displayName: '', file: null };

/** What one is about to post: it stays, wherever the form stands, until it has been posted. */
export function useDraft(onPosted: () => void) {
  const [draft, setDraft] = useState(nothing);
  const session = useSession();
  const client = useQueryClient();
  const posting = useWrite({
    send: postThought,
    onDone: (posted) => {
      showPosted(client, posted);
      setDraft(nothing);
      toast({ title: 'Post created successfully!', tone: 'good' });
      onPosted();
    },
    onFailed: (error) =>
      isOver(error)
        ? refuse('Must be logged in to post')
        : toast({ title: 'Failed to create post', description: reasonOf(error), tone: 'bad' }),
  });

  const post = () => {
    if (!draft.content.trim()) refuse('Please enter some content');
    else if (!draft.displayName.trim()) refuse('Please enter a display name for this post');
    else if (!session) refuse('Must be logged in to post');
    else if (!posting.isPending) posting.mutate(draft);
  };

  return {
    draft,
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    post,
    isPosting: posting.isPending,
  };
}

export type Drafting = ReturnType<typeof useDraft>;

const refuse = (title: string) => toast({ title, tone: 'bad' });

const isOver = (error: Error): boolean => error instanceof ApiError && error.code === 'session-over';

/** Why it was not taken, in the server's words if it said any. */
const reasonOf = (error: Error): string | undefined => error.message || undefined;
