import { useQuery } from '@tanstack/react-query';
import { Archive, Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PlaylistList } from '#features/community/playlists/web/list/PlaylistList.tsx';
import { NamedContribution } from '#platform/admin/web/dashboard/NamedContribution.tsx';
import { dashboardTabs } from '#platform/admin/web/extension-points.ts';
import { AdminPage } from '#platform/admin/web/frame/AdminPage.tsx';
import { AdminPasswordDialog } from '#platform/admin/web/step-up/AdminPasswordDialog.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import type { SnapshotRow } from '../../contract.ts';
import { ActionRow } from '../ActionRow.tsx';
import { deletion, type Outcome, reset } from '../actions.ts';
import { buildSnapshotUrl, snapshotsOptions } from '../api.ts';
import { BackHome } from '../BackHome.tsx';

export function DangerZone() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return (
    <Card heading="Danger Zone" className="border-live-text/50!">
      <p className="text-sm text-soft">
        A snapshot of the whole village is made first. Whoever runs the server can restore it.
      </p>
      <ul className="divide-y divide-line">
        <ActionRow action={deletion} onDone={setOutcome} />
        <ActionRow action={reset} onDone={setOutcome} />
      </ul>
      <div role="status" className="empty:hidden">
        {outcome && <Done outcome={outcome} />}
      </div>
      <SnapshotList />
    </Card>
  );
}

function Done({ outcome: { done, snapshot } }: { outcome: Outcome }) {
  return (
    <div className="mb-3.5 grid justify-items-start gap-2 rounded-control border border-line bg-ground p-3.5 text-sm wrap-anywhere">
      <p className="font-bold">{done}</p>
      <p>
        Snapshot: <span className="font-semibold">{snapshot}</span>. To restore it, stop the app and run{' '}
        <code>npm run restore</code> with this file.
      </p>
      <DownloadSnapshot name={snapshot} />
    </div>
  );
}

function SnapshotList() {
  const { data, isPending, isFetching, refetch } = useQuery(snapshotsOptions());
  return (
    <details className="border-line border-t pt-1.5">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-bold text-base">
        <Archive className="size-4 text-soft" aria-hidden />
        Snapshots and backups{data && ` (${data.length})`}
      </summary>
      {isPending && (
        <Loading label="Loading snapshots...">
          <Skeleton className="h-16 rounded-control" />
        </Loading>
      )}
      {!isPending && !data && (
        <ErrorState title="Failed to load snapshots" onRetry={() => void refetch()} busy={isFetching} />
      )}
      {data?.length === 0 && (
        <p className="pb-2 text-sm text-soft">No snapshots yet. The first will come with the next daily backup.</p>
      )}
      {data && data.length > 0 && (
        <ul className="max-h-96 divide-y divide-line overflow-y-auto">{data.map(renderRow)}</ul>
      )}
    </details>
  );
}

const renderRow = (snapshot: SnapshotRow) => <Row key={snapshot.name} {...snapshot} />;

function Row({ name, madeAt, bytes, reason }: SnapshotRow) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-2.5 py-2.5">
      <div className="grid min-w-52 flex-1 gap-0.5 wrap-anywhere">
        <p className="font-semibold text-base">{reason}</p>
        <p className="text-sm text-soft">
          <RelativeTime at={madeAt} /> · {formatSize(bytes)} · {name}
        </p>
      </div>
      <DownloadSnapshot name={name} />
    </li>
  );
}

const formatSize = (bytes: number): string => `${(bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0)} MB`;

/** A snapshot contains everything that is hidden elsewhere, so each download asks for the password. */
function DownloadSnapshot({ name }: { name: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button small onClick={() => setAsking(true)} aria-label={`Download ${name}`}>
        <Download className="size-4" aria-hidden />
        Download
      </Button>
      {asking && (
        <AdminPasswordDialog
          description="Please enter your password again to continue."
          onCancel={() => setAsking(false)}
          onPassed={() => {
            setAsking(false);
            save(name);
          }}
        />
      )}
    </>
  );
}

/** Lets the browser download the file, which shows the progress and writes to the disk as it arrives. */
function save(name: string) {
  const link = document.createElement('a');
  link.href = buildSnapshotUrl(name);
  link.download = name;
  link.click();
}

const tabs = [
  { value: 'playlists', label: 'Playlists' },
  { value: 'games', label: 'Games' },
  { value: 'media', label: 'Media' },
  { value: 'anchors', label: 'Residence Anchors' },
] as const;

/** Its tabs show the same contributions as those of the other dashboard. */
export function DangerDashboardPage() {
  const [params, setParams] = useSearchParams();
  const chosen = tabs.find(({ value }) => value === params.get('tab')) ?? tabs[0];
  return (
    <AdminPage title="Admin Dashboard" welcome="Admin" aside={<BackHome />}>
      <DangerZone />
      <div className="mt-6">
        <Tabs
          label="Admin Dashboard"
          tabs={tabs}
          value={chosen.value}
          onChoose={(tab) => setParams({ tab }, { replace: true, preventScrollReset: true })}
        >
          <div className="grid gap-4 pt-4">
            {chosen.value === 'media' && (
              <ButtonLink variant="primary" to="/media?tab=photos" className="justify-self-start">
                <Upload className="size-4.5" aria-hidden /> Upload Media
              </ButtonLink>
            )}
            {chosen.value === 'playlists' ? (
              <PlaylistList />
            ) : (
              <NamedContribution key={chosen.value} point={dashboardTabs} name={chosen.value} title={chosen.label} />
            )}
          </div>
        </Tabs>
      </div>
    </AdminPage>
  );
}
