import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { ownSignUpsOptions } from '#features/sign-ups/web/api.ts';
import { joinPath } from '#features/sign-ups/web/paths.ts';
import { nameKey } from '#shared/name-key.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import type { Club } from '../contract.ts';

/** The way into a club; or that one is on it, or that it is closed. */
export function JoinClub({ club: { name, takesSignUps } }: { club: Club }) {
  const { data: own, isPending } = useQuery(ownSignUpsOptions());
  const sent = own?.find(({ club }) => nameKey(club) === nameKey(name));
  if (sent) {
    return (
      <p className="flex min-h-12 items-center gap-2 font-semibold">
        <Check className="size-5 shrink-0 text-accent-text" aria-hidden />
        <span>
          You signed up{' '}
          <span className="font-normal text-soft">
            · <RelativeTime at={sent.createdAt} />
          </span>
        </span>
      </p>
    );
  }
  if (!takesSignUps) {
    return <p className="rounded-control bg-raised p-3.5 text-sm">This club is not taking sign-ups right now.</p>;
  }
  if (isPending) return <Skeleton className="h-12 rounded-control" />;
  return (
    <ButtonLink to={joinPath(name)} look="primary" wide>
      Join this club
    </ButtonLink>
  );
}
