import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReadOptions } from '#web/calls.ts';
import { afterFirstScreen, isFirstScreenShown } from '#web/first-screen.ts';
import { useSession } from '#web/session.ts';
import type { ItemId } from '../contract.ts';

/**
 * Whether the list of what one likes, or has reposted, holds an item. It is read once for all who ask, when the first screen stands.
 * They are many: what does not change their answer, the moment itself above all, draws none of them anew.
 */
export function useInOwnList<Id extends ItemId>(list: ReadOptions<Id[]>, id: Id): boolean {
  const client = useQueryClient();
  const isMember = useSession() !== null;
  const { data } = useQuery({
    ...list,
    enabled: isMember && isFirstScreenShown,
    select: (ids) => ids.includes(id) || undefined,
  });

  // When the first screen stands is outside React.
  useEffect(() => (isMember ? afterFirstScreen(() => void client.prefetchQuery(list)) : undefined));

  return isMember && (data ?? false);
}
