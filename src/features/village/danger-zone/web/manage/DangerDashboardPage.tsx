import { Archive, Upload } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PlaylistList } from '#features/community/playlists/web/list/PlaylistList.tsx';
import { NamedContribution } from '#platform/admin/web/dashboard/NamedContribution.tsx';
import { dashboardTabs } from '#platform/admin/web/extension-points.ts';
import { AdminPage } from '#platform/admin/web/frame/AdminPage.tsx';
import { DownloadBackup } from '#platform/backups/web/DownloadBackup.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { ActionRow } from '../ActionRow.tsx';
import { deletion, type Outcome, reset } from '../actions.ts';
import { BackHome } from '../BackHome.tsx';

export function DangerZone() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return (
    <Card heading="Danger Zone" className="border-live-text/50!">
      <p className="text-sm text-soft">
        A snapshot of the whole village is made first. You can restore it under Snapshots and backups.
      </p>
      <ul className="divide-y divide-line">
        <ActionRow action={deletion} onDone={setOutcome} />
        <ActionRow action={reset} onDone={setOutcome} />
      </ul>
      <div role="status" className="empty:hidden">
        {outcome && <Done outcome={outcome} />}
      </div>
      <ButtonLink small variant="plain" to="/admin/backups" className="-ml-3.5">
        <Archive className="size-4" aria-hidden />
        Snapshots and backups
      </ButtonLink>
    </Card>
  );
}

function Done({ outcome: { done, snapshot } }: { outcome: Outcome }) {
  return (
    <div className="mb-3.5 grid justify-items-start gap-2 rounded-control border border-line bg-ground p-3.5 text-sm wrap-anywhere">
      <p className="font-bold">{done}</p>
      <p>
        Snapshot: <span className="font-semibold">{snapshot}</span>. You can restore it under Snapshots and backups.
      </p>
      <DownloadBackup name={snapshot} />
    </div>
  );
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
