import { Upload } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { NamedContribution } from '#features/admin/web/dashboard/NamedContribution.tsx';
import { dashboardTabs } from '#features/admin/web/extension-points.ts';
import { AdminPage } from '#features/admin/web/frame/AdminPage.tsx';
import { PlaylistList } from '#features/playlists/web/list/PlaylistList.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { BackHome } from '../BackHome.tsx';
import { DangerZone } from '../DangerZone.tsx';

const tabs = [
  { value: 'playlists', label: 'Playlists' },
  { value: 'games', label: 'Games' },
  { value: 'media', label: 'Media' },
  { value: 'anchors', label: 'Residence Anchors' },
] as const;

/** Its tabs show what the tabs of the other dashboard show. */
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
