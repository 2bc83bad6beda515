import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { ReadOptions } from '#web/api/calls.ts';
import { useSession } from '#web/session/session.ts';
import type { ItemId } from '../contract.ts';

/**
 * Whether the list of what one likes, or has reposted, holds an item. It is read once for all who ask, after the page is
 * hydrated. All of a page's hearts at once would hold up a tap: they wait for whatever is pressed.
 */
export function useInOwnList<Id extends ItemId>(list: ReadOptions<Id[]>, id: Id): boolean {
  const isShown = useDeferredValue(useSession() !== null, false);
  const { data } = useQuery({
    ...list,
    enabled: isShown,
    select: (ids) => ids.includes(id) || undefined,
  });

  return isShown && (data ?? false);
}
