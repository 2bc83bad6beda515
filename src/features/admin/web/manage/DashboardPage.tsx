import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Tabs } from '#web/ui/Tabs.tsx';
import { tabNamed, tabs } from '../dashboard/dashboard-tabs.ts';
import { ManageContent } from '../dashboard/ManageContent.tsx';
import { MoreToManage } from '../dashboard/MoreToManage.tsx';
import { NamedContribution } from '../dashboard/NamedContribution.tsx';
import { dashboardTabs, dashboardTop } from '../extension-points.ts';
import { AdminPage } from '../frame/AdminPage.tsx';

/** Each tab brings its own code when it is opened, and has an address of its own. */
export function DashboardPage() {
  const [params, setParams] = useSearchParams();
  const { value, label, part } = tabNamed(params.get('tab'));
  return (
    <AdminPage title="Admin Dashboard">
      <Suspense>
        {dashboardTop.contributions().map(({ key, Component }) => (
          <Component key={key} />
        ))}
      </Suspense>
      <MoreToManage />
      <Tabs
        label="Admin Dashboard"
        tabs={tabs}
        value={value}
        onChoose={(tab) => setParams({ tab }, { replace: true, preventScrollReset: true })}
      >
        <div className="pt-4">
          {part === 'content' ? (
            <ManageContent />
          ) : (
            <NamedContribution key={part} point={dashboardTabs} name={part} title={label} />
          )}
        </div>
      </Tabs>
    </AdminPage>
  );
}
