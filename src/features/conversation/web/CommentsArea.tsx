import { useRef } from 'react';
import { askForLogin } from '#features/accounts/web/ask-for-login.ts';
import { useSettings } from '#features/settings/web/api.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { WaitingHere } from '#web/waiting/WaitingHere.tsx';
import type { TalkItem } from '../contract.ts';
import { talkAbout } from './api.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentList } from './CommentList.tsx';
import type { CommentExtras } from './CommentRow.tsx';

interface CommentsAreaProps {
  item: TalkItem;
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
      <WaitingHere about={talkAbout(item)} />
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
  <p className="flex flex-wrap items-center text-[0.8125rem] text-soft">
    You are commenting as a guest.
    <Button small variant="plain" onClick={onLogIn}>
      Log in
    </Button>
  </p>
);
