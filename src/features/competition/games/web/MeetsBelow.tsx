import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Meet } from '#features/competition/meets/contract.ts';
import { meetsOptions, useIsOwnMeet } from '#features/competition/meets/web/api.ts';
import { MeetList } from '#features/competition/meets/web/MeetList.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { readFilter } from './pill-in-url.ts';

/** The meets of the sport in the address, and only one's own where only own games are shown; latest first. */
export function useFilteredMeets(): Meet[] {
  const { sportId, ownSideOnly } = readFilter(useSearchParams()[0]);
  const isOwnMeet = useIsOwnMeet();
  const meets = useInfiniteQuery(meetsOptions).data ?? [];
  return meets.filter(
    (meet) => (sportId === undefined || meet.sportId === sportId) && (!ownSideOnly || isOwnMeet(meet.id)),
  );
}

const shownOfEach = 3;

/** The next meets, and the latest that are over, below the sections of games. */
export function MeetsBelow({ meets }: { meets: readonly Meet[] }) {
  const toCome = meets.filter(({ status }) => status === 'upcoming' || status === 'postponed');
  const over = meets.filter(({ status }) => status === 'completed');
  const shown = [...toCome.toReversed().slice(0, shownOfEach), ...over.slice(0, shownOfEach)];
  if (shown.length === 0) return null;
  return (
    <MeetList
      title="Meets"
      meets={shown}
      aside={
        <ButtonLink to="/meets" small>
          All meets
        </ButtonLink>
      }
    />
  );
}
