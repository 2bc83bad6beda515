import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useRef } from 'react';
import { askForLogin } from '#features/people/accounts/web/ask-for-login.ts';
import { useSettings } from '#platform/settings/web/api.ts';
import { HelpAfter, useHelp } from '#platform/settings/web/HelpAfter.tsx';
import { characters, roomText } from '#shared/text.ts';
import { ApiError } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Refusal } from '#web/forms/Refusal.tsx';
import { readTexts, useKeptDraft } from '#web/forms/use-kept-draft.ts';
import { useSendingForm } from '#web/forms/use-sending-form.ts';
import { QueuedHere } from '#web/outbox/QueuedHere.tsx';
import { queuedForNetwork } from '#web/outbox/queued.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/fields/Field.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { type CommentableItem, isComment, maxLength } from '../contract.ts';
import { commentsResource } from './api.ts';
import { CommentList } from './CommentList.tsx';
import type { CommentExtras } from './CommentRow.tsx';
import { addComment, changeComments } from './comments-api.ts';

interface CommentsAreaProps {
  item: CommentableItem;
  about: string;
  extras?: CommentExtras | undefined;
}

export function CommentsArea({ item, about, extras }: CommentsAreaProps) {
  const isVisitor = useSession() === null;
  const takesGuests = useSettings()?.guestComments ?? true;
  const area = useRef<HTMLDivElement>(null);
  const logIn = async () => {
    if (await askForLogin()) area.current?.querySelector('textarea')?.focus();
  };
  return (
    <div ref={area} className="grid grid-cols-1 gap-2">
      <CommentList item={item} about={about} extras={extras} />
      <QueuedHere resource={commentsResource(item)} />
      {isVisitor && takesGuests && <GuestNote onLogIn={logIn} />}
      {isVisitor && !takesGuests ? (
        <Button wide onClick={logIn}>
          Log in to comment
        </Button>
      ) : (
        <CommentForm item={item} about={about} />
      )}
    </div>
  );
}

const GuestNote = ({ onLogIn }: { onLogIn: () => void }) => (
  <p className="flex flex-wrap items-center text-sm text-soft">
    You are commenting as a guest.
    <Button small variant="plain" onClick={onLogIn}>
      Log in
    </Button>
  </p>
);

interface CommentFormProps {
  item: CommentableItem;
  about: string;
}

const showRoomBelow = 60;
const empty = { content: '' };
const read = (stored: unknown) => readTexts(['content'], stored);

/** The form for a comment. Enter posts, Shift and Enter begin a new line. The draft is kept until it is posted. */
export function CommentForm({ item, about }: CommentFormProps) {
  const form = useSendingForm<typeof empty, string>({
    defaultValues: empty,
    // Beside the box stands how much room is left; that it is empty needs no message.
    resolver: ({ content }) =>
      isComment(item, content)
        ? { values: content.trim(), errors: {} }
        : { values: {}, errors: { content: { type: 'length' } } },
  });
  useKeptDraft(form, { name: `comment:${item.kind}:${item.id}`, empty, read });
  const typed = form.watch('content');
  const setTyped = (content: string) => form.setValue('content', content);
  const id = useId();
  const client = useQueryClient();
  const help = useHelp();
  const posting = useWrite({
    send: (content: string) => addComment(item, content),
    onDone: (added, content) => {
      // One that was added before is among those that the server sends.
      if (!('repeated' in added)) {
        changeComments(client, item, (rows, page) =>
          page === 0 ? [added, ...rows.filter((row) => row.id !== added.id)] : rows,
        );
      }
      setTyped('');
      help.lookAt(content);
      toast({ title: 'Comment added', tone: 'good' });
    },
    queued: () => ({
      resource: commentsResource(item),
      label: `Comment on ${about}`,
      text: { field: 'content', max: maxLength(item) },
    }),
    onQueued: (content) => {
      setTyped('');
      help.lookAt(content);
      toast(queuedForNetwork());
    },
    onFailed: (error) =>
      toast({ title: 'Failed to add your comment. Please try again.', description: getReason(error), tone: 'bad' }),
  });
  const room = maxLength(item) - characters(typed.trim());
  const canPost = isComment(item, typed);

  // An Enter that ends the composition of a word (Japanese, Chinese) must not post.
  const postOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  return (
    <>
      <Refusal of={form} />
      <form
        onSubmit={form.submitTo(posting.mutateAsync)}
        aria-label={`Comment on ${about}`}
        className="flex items-end gap-2"
      >
        <div className="min-w-0 flex-1">
          <label htmlFor={id} className="sr-only">
            Your comment
          </label>
          <TextArea
            {...form.register('content')}
            id={id}
            rows={1}
            readOnly={posting.isPending}
            placeholder="Add a comment..."
            enterKeyHint="send"
            aria-required
            aria-invalid={room < 0 || undefined}
            aria-describedby={room < showRoomBelow ? `${id}-room` : undefined}
            onKeyDown={postOnEnter}
            className="block max-h-32 resize-none! [field-sizing:content]"
          />
        </div>
        <div className="grid shrink-0 justify-items-end gap-1.5">
          {room < showRoomBelow && <Room id={`${id}-room`} room={room} />}
          <Button
            type="submit"
            variant={canPost ? 'primary' : 'quiet'}
            disabled={!canPost}
            busy={posting.isPending}
            busyLabel="Posting..."
          >
            Post
          </Button>
        </div>
      </form>
      <HelpAfter {...help} />
    </>
  );
}

function Room({ id, room }: { id: string; room: number }) {
  return (
    <p
      id={id}
      aria-live="polite"
      className={`font-semibold text-xs tabular-nums ${room < 0 ? 'text-live-text' : 'text-soft'}`}
    >
      {roomText(room)}
    </p>
  );
}

function getReason(error: Error): string | undefined {
  const isRefusal = error instanceof ApiError && error.status < 500;
  return isRefusal ? error.message : undefined;
}
