import { useQuery } from '@tanstack/react-query';
import { CheckCircle2 } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AdminPage } from '#platform/admin/web/frame/AdminPage.tsx';
import { momentText } from '#shared/notation.ts';
import { getMessage } from '#web/api/api.ts';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { device } from '#web/zone.ts';
import type { Backups } from '../../contract.ts';
import { backupsOptions } from '../api.ts';
import { BackUpNow } from '../BackUpNow.tsx';
import { BackupList } from '../BackupList.tsx';
import { RestoreDialog } from '../RestoreDialog.tsx';
import { RestoreFromFile } from '../RestoreFromFile.tsx';
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
  return <Loaded {...data} />;
}

function Loaded({ backups, newest, ...schedule }: Backups) {
  const [params] = useSearchParams();
  const [restored, setRestored] = useState<string | null>(null);
  return (
    <div className="grid gap-3.5 lg:grid-cols-2 lg:items-start lg:gap-[18px]">
      <Outcome madeAt={params.get('restored')} />
      <div className="grid min-w-0 gap-3.5 lg:gap-[18px]">
        <BackUpNow newest={newest} />
        <RestoreFromFile onUploaded={setRestored} />
      </div>
      <ScheduleForm {...schedule} />
      <BackupList backups={backups} onRestore={setRestored} />
      {restored !== null && <RestoreDialog key={restored} name={restored} onClose={() => setRestored(null)} />}
    </div>
  );
}

/** After a restore the whole page was loaded anew. */
function Outcome({ madeAt }: { madeAt: string | null }) {
  if (madeAt === null || Number.isNaN(Date.parse(madeAt))) return null;
  return (
    <p role="status" className="card flex items-center gap-3 p-4 lg:col-span-2">
      <CheckCircle2 className="size-5 shrink-0 text-win" aria-hidden />
      <span>
        <span className="font-bold">The backup is restored.</span> The village is as it was on{' '}
        {momentText(device.wall(madeAt), device.wall(new Date()))}.
      </span>
    </p>
  );
}
