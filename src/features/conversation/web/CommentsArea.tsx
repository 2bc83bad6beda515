import { useSettings } from '#features/settings/web/api.ts';
import { useSession } from '#web/session.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import type { TalkItem } from '../contract.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentList } from './CommentList.tsx';
import type { CommentExtras } from './comment-extras.ts';

interface CommentsAreaProps {
  item: TalkItem;
  about: string;
  extras?: CommentExtras | undefined;
}

export function CommentsArea({ item, about, extras }: CommentsAreaProps) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <CommentList item={item} about={about} extras={extras} />
      {useMayComment() ? (
        <CommentForm item={item} about={about} />
      ) : (
        <ButtonLink to="/auth" wide>
          Log in to comment
        </ButtonLink>
      )}
    </div>
  );
}

/** Guests where the village takes comments of theirs. */
function useMayComment(): boolean {
  const isMember = useSession() !== null;
  const guestComments = useSettings()?.guestComments ?? true;
  return isMember || guestComments;
}
