import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '#web/api/api.ts';
import { useWrite } from '#web/api/write.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Look, RealAuthor, Thought } from '../contract.ts';
import type { AdminView } from './admin-view.ts';
import { lookAtAuthors } from './api.ts';

/** The most thoughts, and the most comments, in one request. */
const mostAtOnce = 100;

type Names = ReadonlyMap<string, string>;

/** Real names on an admin's request. Later rows need a further request. Names are kept only while Admin View is on. */
export function useAdminViewOf(thoughts: readonly Thought[] | undefined) {
  const [names, setNames] = useState<Names | null>(null);
  const [comments, setComments] = useState<ReadonlySet<string>>(new Set());
  const turn = (on: boolean) => {
    setNames(on ? new Map() : null);
    setComments(new Set());
  };
  const { mutate, isPending } = useWrite({
    send: lookAtAuthors,
    onDone: (authors, seen) => setNames((known) => known && withNames(known, seen, authors)),
    onFailed: (error) => {
      turn(false);
      toast({ title: 'Admin View is not available', description: messageOf(error), tone: 'bad' });
    },
  });
  const unseen = (ids: readonly string[]) => ids.filter((id) => !names?.has(id)).slice(0, mostAtOnce);
  const ids = unseen(thoughts?.map(({ id }) => id) ?? []);
  const commentIds = unseen([...comments]);
  const isDue = names !== null && !isPending && ids.length + commentIds.length > 0;

  // The list grows while Admin View is on, by scrolling and new posts. `isDue` is false while a request is pending.
  useEffect(() => {
    if (isDue) mutate({ ids, commentIds });
  });

  const look = useCallback(
    (id: string) => setComments((known) => (known.has(id) ? known : new Set([...known, id]))),
    [],
  );
  const view: AdminView = { isOn: names !== null, nameOf: (id) => names?.get(id), look };
  return { view, isLooking: isPending, toggle: () => turn(names === null) };
}

/** Records ids without an author as deleted accounts, so that they are requested only once. */
function withNames(known: Names, { ids, commentIds = [] }: Look, authors: readonly RealAuthor[]): Names {
  const gone = [...ids, ...commentIds].map((id) => [id, accountGone] as const);
  return new Map([...known, ...gone, ...authors.map((author) => [author.id, nameOf(author)] as const)]);
}

const accountGone = 'deleted account';

const nameOf = ({ username, displayName }: RealAuthor): string =>
  username === null ? accountGone : displayName === username ? username : `${displayName} (${username})`;
