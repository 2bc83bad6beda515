import { useQuery } from '@tanstack/react-query';
import type { ReadOptions } from '#web/api/calls.ts';
import { useOnceHydrated } from '#web/routing/rendering.ts';
import { useSession } from '#web/session/session.ts';
import type { ItemId } from '../contract.ts';

/**
 * Whether the list of what one likes, or has reposted, holds an item. It is read once for all who ask.
 */
export function useInOwnList<Id extends ItemId>(list: ReadOptions<Id[]>, id: Id): boolean {
  const isShown = useOnceHydrated(useSession() !== null, false);
  const { data } = useQuery({
    ...list,
    enabled: isShown,
    select: (ids) => ids.includes(id) || undefined,
  });

  return isShown && (data ?? false);
}
