import { useQuery } from '@tanstack/react-query';
import { AdminPage } from '#platform/admin/web/frame/AdminPage.tsx';
import { getMessage } from '#web/api/api.ts';
import { ErrorState, Skeleton } from '#web/ui/states.tsx';
import { openLaunchOptions } from '../api.ts';
import { NewLaunchForm } from './NewLaunchForm.tsx';
import { OpenLaunch } from './OpenLaunch.tsx';

export const LaunchPage = () => (
  <AdminPage title="Launch evening">
    <CurrentLaunch />
  </AdminPage>
);

function CurrentLaunch() {
  const launch = useQuery(openLaunchOptions());
  if (launch.isPending) return <Skeleton className="h-96 rounded-card" />;
  if (launch.data === undefined) {
    return (
      <ErrorState
        title="Failed to load the launch"
        text={getMessage(launch.error)}
        onRetry={() => launch.refetch()}
        busy={launch.isFetching}
      />
    );
  }
  return launch.data ? <OpenLaunch launch={launch.data} /> : <NewLaunchForm />;
}
