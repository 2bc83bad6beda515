import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askForLogin } from '#features/accounts/web/ask-for-login.ts';
import { useHelp } from '#features/settings/web/HelpAfter.tsx';
import { ApiError } from '#web/api/api.ts';
import { useWrite } from '#web/api/calls.ts';
import type { Issues } from '#web/api/issues.ts';
import { readTexts, useDraft } from '#web/forms/use-draft.ts';
import { useSession } from '#web/session/session.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import { waitsForNetwork } from '#web/waiting/waiting.ts';
import { maxThoughtLength } from '../contract.ts';
import { type Draft, postThought, showPosted, thoughtsAbout } from './api.ts';

const empty = { content: '', displayName: '' };
const read = (stored: unknown) => ({ ...empty, ...readTexts(['content', 'displayName'], stored) });

/** The draft of a thought. Its text is stored on this device until it is posted; a picture only as long as the page is open. */
export function usePosting(onPosted: () => void) {
  const words = useDraft({ form: 'thought', empty, read });
  const [file, setFile] = useState<File | null>(null);
  const [issues, setIssues] = useState<Issues>({});
  const draft: Draft = { ...words.draft, file };
  const session = useSession();
  const client = useQueryClient();
  const help = useHelp();
  const posting = useWrite({
    send: postThought,
    onDone: (posted, { content }) => {
      showPosted(client, posted);
      help.lookAt(content);
      words.change(empty);
      setFile(null);
      toast({ title: 'Post created successfully!', tone: 'good' });
      onPosted();
    },
    waits: ({ displayName, file: picture }) => ({
      about: thoughtsAbout,
      label: `Thought by ${displayName.trim()}${picture ? ', with a picture' : ''}`,
      text: { field: 'content', max: maxThoughtLength },
    }),
    onWaits: ({ content }) => {
      help.lookAt(content);
      words.change(empty);
      setFile(null);
      toast(waitsForNetwork);
      onPosted();
    },
    onFailed: (error) =>
      isOver(error)
        ? refuse(loginRequired.title)
        : toast({ title: 'Failed to create post', description: reasonOf(error), tone: 'bad' }),
  });

  const post = () => {
    if (!session) return void askForLogin(loginRequired);
    const missing = missingIn(draft);
    const [first] = Object.values(missing);
    setIssues(missing);
    if (first !== undefined) refuse(first);
    else if (!posting.isPending) posting.mutate(draft);
  };

  return {
    draft,
    change: ({ file: chosen, ...typed }: Partial<Draft>) => {
      if (chosen !== undefined) setFile(chosen);
      words.change({ ...words.draft, ...typed });
      const isShown = (field: string) => Object.hasOwn(issues, field);
      setIssues(
        Object.fromEntries(Object.entries(missingIn({ ...draft, ...typed })).filter(([field]) => isShown(field))),
      );
    },
    issues,
    post,
    help,
    isPosting: posting.isPending,
  };
}

export type Drafting = ReturnType<typeof usePosting>;

const loginRequired = { title: 'Must be logged in to post' };

const missingIn = ({ content, displayName }: Draft): Issues => ({
  ...(!content.trim() && { content: 'Please enter some content' }),
  ...(!displayName.trim() && { displayName: 'Please enter a display name for this post' }),
});

const refuse = (title: string) => toast({ title, tone: 'bad' });

const isOver = (error: Error): boolean => error instanceof ApiError && error.code === 'session-over';

/** The server's reason for a refusal, if it gave one. */
const reasonOf = (error: Error): string | undefined => error.message || undefined;
