import { useInfiniteQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { useSession } from '#web/session/session.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { InfiniteList } from '#web/ui/lists/InfiniteList.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import type { Meet } from '../contract.ts';
import { meetsOptions, ownMeetsOptions } from './api.ts';
import { MeetList } from './MeetList.tsx';

const NewMeet = lazyComponent(async () => (await import('./manage/NewMeet.tsx')).NewMeet);

export function MeetsPage() {
  const session = useSession();
  const list = useInfiniteQuery(meetsOptions);
  const mayAdd = session?.isGroundAnchor === true || session?.isAdmin === true;
  return (
    <>
      <PageTitle aside={mayAdd && <NewMeet />}>Meets</PageTitle>
      <InfiniteList
        list={list}
        loading={{ label: 'Loading meets', rows: 3, shape: 'h-16' }}
        failed={{ title: 'The meets did not load', text: 'Please try again.' }}
        empty={
          <EmptyState
            icon={Flag}
            title="No meets yet"
            text="Days of races, jumps and judged routines will appear here."
          />
        }
      >
        {(meets) => <MeetSections meets={meets} />}
      </InfiniteList>
    </>
  );
}

export const loader = defineLoader(({ client }) => [
  client.prefetchInfiniteQuery(meetsOptions),
  client.prefetchQuery(ownMeetsOptions),
]);

/** Those to come, the soonest first; then those that are over, the latest first. */
function MeetSections({ meets }: { meets: readonly Meet[] }) {
  const toCome = meets.filter(isToCome).toReversed();
  const over = meets.filter((meet) => !isToCome(meet));
  return (
    <div className="grid grid-cols-1 gap-6">
      {toCome.length > 0 && <MeetList title="To come" meets={toCome} />}
      {over.length > 0 && <MeetList title="Results" meets={over} />}
    </div>
  );
}

const isToCome = ({ status }: Meet): boolean => status !== 'completed' && status !== 'cancelled';
