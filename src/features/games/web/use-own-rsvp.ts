import { useQuery } from '@tanstack/react-query';
import { useSession } from '#web/session.ts';
import { ownRsvpsOptions } from './api.ts';

/** The name by which the person here goes to a game; undefined while they do not. One read answers for all games. */
export function useOwnRsvp(gameId: number): string | undefined {
  const isMember = useSession() !== null;
  const { data } = useQuery({
    ...ownRsvpsOptions,
    enabled: isMember,
    select: (rsvps) => rsvps.find((rsvp) => rsvp.gameId === gameId)?.userName,
  });
  return isMember ? data : undefined;
}
