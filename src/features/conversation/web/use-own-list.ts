import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { ReadOptions } from '#web/api/calls.ts';
import { useSession } from '#web/session/session.ts';
import type { ItemId } from '../contract.ts';

/**
 * Whether the person's list of likes or reposts contains an item. The list is read once for all callers, after hydration.
 * Deferred, because updating all hearts of a page at once would delay a tap.
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
