import { useQuery } from '@tanstack/react-query';
import { AdminPage } from '#features/admin/web/frame/AdminPage.tsx';
import { messageOf } from '#web/api.ts';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { settingsOptions } from '../api.ts';
import { HomeSideGroup } from '../groups/HomeSideGroup.tsx';
import { LookGroup } from '../groups/LookGroup.tsx';
import { SeasonGroup } from '../groups/SeasonGroup.tsx';
import { StreamsGroup } from '../groups/StreamsGroup.tsx';
import { TakingPartGroup } from '../groups/TakingPartGroup.tsx';

/** What the village calls things, how it looks, and what it lets people do. Each group is saved by itself. */
export function SettingsPage() {
  return (
    <AdminPage title="Settings" back="/admin/dashboard">
      <Groups />
    </AdminPage>
  );
}

function Groups() {
  const { data: settings, error, isFetching, refetch } = useQuery(settingsOptions);
  if (!settings && error) {
    return (
      <ErrorState
        title="The settings did not load"
        text={messageOf(error)}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (!settings) return <GroupsLoading />;
  return (
    <div className="grid gap-3.5 lg:grid-cols-2 lg:items-start lg:gap-[18px]">
      <LookGroup settings={settings} />
      <div className="grid min-w-0 gap-3.5 lg:gap-[18px]">
        <HomeSideGroup settings={settings} />
        <SeasonGroup settings={settings} />
      </div>
      <TakingPartGroup settings={settings} />
      <StreamsGroup settings={settings} />
    </div>
  );
}

function GroupsLoading() {
  return (
    <Loading label="Loading settings" className="grid gap-3.5 lg:grid-cols-2">
      {['h-96', 'h-96', 'h-72', 'h-72'].map((height, at) => (
        <Skeleton key={`${height} ${String(at)}`} className={`${height} rounded-card`} />
      ))}
    </Loading>
  );
}
