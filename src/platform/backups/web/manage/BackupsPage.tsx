import { useQuery } from '@tanstack/react-query';
import { AdminPage } from '#platform/admin/web/frame/AdminPage.tsx';
import { getMessage } from '#web/api/api.ts';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { backupsOptions } from '../api.ts';
import { BackUpNow } from '../BackUpNow.tsx';
import { BackupList } from '../BackupList.tsx';
import { ScheduleForm } from '../ScheduleForm.tsx';

export function BackupsPage() {
  return (
    <AdminPage title="Backups" back="/admin/dashboard">
      <Contents />
    </AdminPage>
  );
}

function Contents() {
  const { data, error, isFetching, refetch } = useQuery(backupsOptions());
  if (!data && error) {
    return (
      <ErrorState
        title="The backups did not load"
        text={getMessage(error)}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (!data) {
    return (
      <Loading label="Loading the backups" className="grid gap-3.5 lg:grid-cols-2">
        <Skeleton className="h-60" />
        <Skeleton className="h-60" />
        <Skeleton className="h-40 lg:col-span-2" />
      </Loading>
    );
  }
  const { backups, ...schedule } = data;
  return (
    <div className="grid gap-3.5 lg:grid-cols-2 lg:items-start lg:gap-[18px]">
      <BackUpNow newest={backups[0]} />
      <ScheduleForm {...schedule} />
      <BackupList backups={backups} />
    </div>
  );
}
