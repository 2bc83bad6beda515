import { useQueryClient } from '@tanstack/react-query';
import { askForLogin } from '#features/people/accounts/web/ask-for-login.ts';
import { characters, roomText } from '#shared/text.ts';
import { ApiError } from '#web/api/api.ts';
import type { Issues } from '#web/api/issues.ts';
import { useWrite } from '#web/api/requests.ts';
import { toResult } from '#web/forms/contract-resolver.ts';
import { readTexts, useKeptDraft } from '#web/forms/use-kept-draft.ts';
import { useSendingForm } from '#web/forms/use-sending-form.ts';
import { queuedForNetwork } from '#web/outbox/queued.ts';
import { useSession } from '#web/session/session.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import { maxDisplayNameLength, maxThoughtLength } from '../contract.ts';
import { type Draft, postThought, showPosted, thoughtsResource } from './api.ts';

type ThoughtText = Omit<Draft, 'file'>;

/** How many characters are left. */
export const roomIn = ({ content, displayName }: ThoughtText) => ({
  content: maxThoughtLength - characters(content.trim()),
  displayName: maxDisplayNameLength - characters(displayName.trim()),
});

const tooLongIn = (typed: ThoughtText): Issues =>
  Object.fromEntries(
    Object.entries(roomIn(typed)).flatMap(([field, room]) => (room < 0 ? [[field, roomText(room)]] : [])),
  );

const empty: ThoughtText = { content: '', displayName: '' };
const read = (stored: unknown) => readTexts(['content', 'displayName'], stored);

interface Posting {
  file: File | null;
  /** Called once the thought is posted, or waits for the network. */
  onPosted: (content: string) => void;
}

/** The form of a thought. Its text is stored on this device until it is posted. */
export function usePosting({ file, onPosted }: Posting) {
  const session = useSession();
  const client = useQueryClient();
  const form = useSendingForm<ThoughtText, ThoughtText>({
    defaultValues: empty,
    resolver: (typed) => toResult({ ...tooLongIn(typed), ...missingIn(typed) }, () => typed),
    onInvalid: () => {
      const [first] = Object.values(missingIn(form.getValues()));
      if (first !== undefined) refuse(first);
    },
  });
  useKeptDraft(form, { name: 'thought', empty, read });
  const end = (content: string) => {
    form.reset(empty);
    onPosted(content);
  };
  const posting = useWrite({
    send: postThought,
    onDone: (posted, { content }) => {
      showPosted(client, posted);
      end(content);
      toast({ title: 'Post created successfully!', tone: 'good' });
    },
    queued: ({ displayName, file: picture }) => ({
      resource: thoughtsResource,
      label: `Thought by ${displayName.trim()}${picture ? ', with a picture' : ''}`,
      anonymousLabel: 'Thought',
      text: { field: 'content', max: maxThoughtLength },
    }),
    onQueued: ({ content }) => {
      end(content);
      toast(queuedForNetwork());
    },
    onFailed: (error) =>
      isOver(error)
        ? refuse(loginRequired.title)
        : toast({ title: 'Failed to create post', description: getReason(error), tone: 'bad' }),
  });
  const send = form.submitTo((typed) => posting.mutateAsync({ ...typed, file }));
  const submit: typeof send = (event) => {
    if (session) return send(event);
    event.preventDefault();
    void askForLogin(loginRequired);
  };
  return { form, submit };
}

const loginRequired = { title: 'Must be logged in to post' };

const missingIn = ({ content, displayName }: ThoughtText): Issues => ({
  ...(!content.trim() && { content: 'Please enter some content' }),
  ...(!displayName.trim() && { displayName: 'Please enter a display name for this post' }),
});

const refuse = (title: string) => toast({ title, tone: 'bad' });

const isOver = (error: Error): boolean => error instanceof ApiError && error.code === 'session-over';

/** The server's reason for a refusal, if it gave one. */
const getReason = (error: Error): string | undefined => error.message || undefined;
