import { useSearchParams } from 'react-router';
import { AdminPage } from '#features/admin/web/frame/AdminPage.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { AccountList } from '../people/AccountList.tsx';
import { OfficerList } from '../people/OfficerList.tsx';

const tabs = [
  { value: 'accounts', label: 'Accounts' },
  { value: 'officers', label: 'Officer List' },
] as const;

export function PeoplePage() {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'officers' ? 'officers' : 'accounts';
  return (
    <AdminPage title="People" back="/admin/dashboard">
      <Tabs label="People" tabs={tabs} value={tab} onChoose={(chosen) => setParams({ tab: chosen }, { replace: true })}>
        <div className="pt-4">{tab === 'accounts' ? <AccountList /> : <OfficerList />}</div>
      </Tabs>
    </AdminPage>
  );
}
