import { useEffect, useState } from 'react';
import { messageOf } from '#web/api.ts';
import { toast } from '#web/ui/toasts.ts';
import { useWrite } from '#web/write.ts';
import type { Thought } from '../contract.ts';
import { lookAtAuthors } from './api.ts';

/** As many as one look takes. */
const mostAtOnce = 100;

/** Real names, once an admin asks for them. What is loaded later is a further look; names are kept only while it is on. */
export function useAdminView(thoughts: readonly Thought[] | undefined) {
  const [names, setNames] = useState<ReadonlyMap<string, string> | null>(null);
  const { mutate, isPending } = useWrite({
    send: (ids: string[]) => lookAtAuthors({ ids }),
    onDone: (authors) =>
      setNames(
        (known) => new Map([...(known ?? []), ...authors.map(({ id, ...author }) => [id, nameOf(author)] as const)]),
      ),
    onFailed: (error) => {
      setNames(null);
      toast({ title: 'Admin View is not available', description: messageOf(error), tone: 'bad' });
    },
  });
  const unseen = names && thoughts ? thoughts.flatMap(({ id }) => (names.has(id) ? [] : id)).slice(0, mostAtOnce) : [];
  const asked = unseen.join(' ');

  // The list grows while Admin View is on, by scrolling and by what others post.
  useEffect(() => {
    if (asked !== '') mutate(asked.split(' '));
  }, [asked, mutate]);

  return {
    isOn: names !== null,
    isLooking: isPending,
    nameOf: (id: string) => names?.get(id),
    toggle: () => setNames(names ? null : new Map()),
  };
}

const nameOf = ({ username, displayName }: { username: string | null; displayName: string | null }): string =>
  username === null ? 'account gone' : displayName === username ? username : `${displayName} (${username})`;
