import { useQuery } from '@tanstack/react-query';
import { sportsOptions } from '#features/sports/web/api.ts';
import { teamsOptions } from '#features/teams/web/api.ts';
import { messageOf } from '#web/api/api.ts';
import { Columns } from '#web/layout/Columns.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { loaderOf } from '#web/routing/loading.ts';
import { useClientOnly, useOrigin } from '#web/routing/rendering.ts';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { Notifications } from '../contract.ts';
import { notificationsOptions, sentOptions } from './api.ts';
import { DeviceCard } from './DeviceCard.tsx';
import { DevicesCard } from './DevicesCard.tsx';
import { canBeTold } from './device.ts';
import { EmailCard } from './EmailCard.tsx';
import { GamesCard } from './GamesCard.tsx';
import { KindsCard } from './KindsCard.tsx';
import { SentCard } from './SentCard.tsx';
import { WhenCard } from './WhenCard.tsx';

export function NotificationsPage() {
  const { data, error, isFetching, refetch } = useQuery(notificationsOptions);
  return (
    <>
      <PageTitle back="/account">Notifications</PageTitle>
      {data && <Parts notifications={data} />}
      {!data && error && (
        <ErrorState
          title="Your notifications did not load"
          text={messageOf(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !error && (
        <Loading label="Loading your notifications" className="grid gap-3.5">
          <Skeleton className="h-32 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </Loading>
      )}
    </>
  );
}

export const loader = loaderOf(({ client }) => [
  client.prefetchQuery(notificationsOptions),
  client.prefetchQuery(teamsOptions()),
  client.prefetchQuery(sportsOptions()),
  client.prefetchInfiniteQuery(sentOptions),
]);

/** Where no device can be told, what is chosen says what stands among the notices of the app, and nothing is said of devices. */
function Parts({ notifications }: { notifications: Notifications }) {
  const isCapable = useCanBeTold();
  const hasDevices = notifications.devices.length > 0;
  const { email } = notifications;
  return (
    <div className="grid grid-cols-1 gap-3.5 lg:gap-[18px]">
      <Columns
        main={
          <>
            {isCapable && <DeviceCard notifications={notifications} />}
            <KindsCard notifications={notifications} />
            {(isCapable || hasDevices || email) && <WhenCard notifications={notifications} />}
          </>
        }
        side={
          <>
            <GamesCard notifications={notifications} />
            {email && <EmailCard email={email} hasDigest={notifications.digestHour !== null} />}
            {hasDevices && <DevicesCard devices={notifications.devices} />}
          </>
        }
      />
      <SentCard />
    </div>
  );
}

/** The server goes by the address alone; so what it renders stays where it is. */
function useCanBeTold(): boolean {
  const isClient = useClientOnly();
  const origin = useOrigin();
  return isClient ? canBeTold() : /^https:|^http:\/\/(localhost|127\.)/.test(origin);
}
