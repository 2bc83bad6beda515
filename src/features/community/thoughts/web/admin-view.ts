import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { AuthorsRequest, RealAuthor, Thought } from '../contract.ts';
import { revealAuthors } from './api.ts';

export interface AdminView {
  isOn: boolean;
  /** The real author of a thought or comment; undefined until it was requested. */
  getName: (id: string) => string | undefined;
  /** Requests the author of a comment on screen. */
  reveal: (commentId: string) => void;
}

/** Off by default; an admin turns it on. */
export const AdminViewContext = createContext<AdminView>({
  isOn: false,
  getName: () => undefined,
  reveal: () => undefined,
});

export const useAdminView = (): AdminView => useContext(AdminViewContext);

/** The most thoughts, and the most comments, in one request. */
const maxConcurrent = 100;

type Names = ReadonlyMap<string, string>;

/** Real names on an admin's request. Later rows need a further request. Names are kept only while Admin View is on. */
export function useThoughtsAdminView(thoughts: readonly Thought[] | undefined) {
  const [names, setNames] = useState<Names | null>(null);
  const [comments, setComments] = useState<ReadonlySet<string>>(new Set());
  const turn = (on: boolean) => {
    setNames(on ? new Map() : null);
    setComments(new Set());
  };
  const { mutate, isPending } = useWrite({
    send: revealAuthors,
    onDone: (authors, sent) => setNames((known) => known && withNames(known, sent, authors)),
    onFailed: (error) => {
      turn(false);
      toast({ title: 'Admin View is not available', description: getMessage(error), tone: 'bad' });
    },
  });
  const unseen = (ids: readonly string[]) => ids.filter((id) => !names?.has(id)).slice(0, maxConcurrent);
  const ids = unseen(thoughts?.map(({ id }) => id) ?? []);
  const commentIds = unseen([...comments]);
  const isDue = names !== null && !isPending && ids.length + commentIds.length > 0;

  // The list grows while Admin View is on, by scrolling and new posts. `isDue` is false while a request is pending.
  useEffect(() => {
    if (isDue) mutate({ ids, commentIds });
  });

  const reveal = useCallback(
    (id: string) => setComments((known) => (known.has(id) ? known : new Set([...known, id]))),
    [],
  );
  const view: AdminView = { isOn: names !== null, getName: (id) => names?.get(id), reveal };
  return { view, isRevealing: isPending, toggle: () => turn(names === null) };
}

/** Records ids without an author as deleted accounts, so that they are requested only once. */
function withNames(known: Names, { ids, commentIds = [] }: AuthorsRequest, authors: readonly RealAuthor[]): Names {
  const deleted = [...ids, ...commentIds].map((id) => [id, deletedAccount] as const);
  return new Map([...known, ...deleted, ...authors.map((author) => [author.id, getName(author)] as const)]);
}

const deletedAccount = 'deleted account';

const getName = ({ username, displayName }: RealAuthor): string =>
  username === null ? deletedAccount : displayName === username ? username : `${displayName} (${username})`;
