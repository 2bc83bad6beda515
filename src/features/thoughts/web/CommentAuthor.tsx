import { useEffect } from 'react';
import type { Comment } from '#features/conversation/contract.ts';
import { useAdminView } from './admin-view.ts';
import { RealName } from './RealName.tsx';

/** Guests have no other name; nobody else can be called so. */
const guest = 'Guest';

/** The real name behind an alias, in Admin View. */
export function CommentAuthor({ comment: { id, username } }: { comment: Comment }) {
  const { isOn, nameOf, look } = useAdminView();
  const isUnknown = isOn && username !== guest;

  // All comments that come to stand there at one moment are one look.
  useEffect(() => {
    if (isUnknown) look(String(id));
  }, [isUnknown, look, id]);

  return <RealName>{nameOf(String(id))}</RealName>;
}
