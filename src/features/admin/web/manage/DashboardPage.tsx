import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Tabs } from '#web/ui/Tabs.tsx';
import { tabNamed, tabs } from '../dashboard/dashboard-tabs.ts';
import { ManageContent } from '../dashboard/ManageContent.tsx';
import { MoreToManage } from '../dashboard/MoreToManage.tsx';
import { NamedPart } from '../dashboard/NamedPart.tsx';
import { AdminPage } from '../frame/AdminPage.tsx';
import { dashboardTabs, dashboardTop } from '../slots.ts';

/** Each tab brings its own code when it is opened, and has an address of its own. */
export function DashboardPage() {
  const [params, setParams] = useSearchParams();
  const { value, label, part } = tabNamed(params.get('tab'));
  return (
    <AdminPage title="Admin Dashboard">
      <Suspense>
        {dashboardTop.parts().map(({ module, Part }) => (
          <Part key={module} />
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
            <NamedPart key={part} slot={dashboardTabs} name={part} title={label} />
          )}
        </div>
      </Tabs>
    </AdminPage>
  );
}
