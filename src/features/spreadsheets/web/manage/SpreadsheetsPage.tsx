import { useSearchParams } from 'react-router';
import { AdminPage } from '#features/admin/web/frame/AdminPage.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { ExportedLists } from '../export/ExportedLists.tsx';
import { ImportWizard } from '../import/ImportWizard.tsx';

const tabs = [
  { value: 'import', label: 'Import' },
  { value: 'export', label: 'Export' },
] as const;

export function SpreadsheetsPage() {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'export' ? 'export' : 'import';
  return (
    <AdminPage title="Spreadsheets" back="/admin/dashboard">
      <Tabs
        label="Spreadsheets"
        tabs={tabs}
        value={tab}
        onChoose={(chosen) => setParams({ tab: chosen }, { replace: true })}
      >
        <div className="pt-4">{tab === 'import' ? <ImportWizard /> : <ExportedLists />}</div>
      </Tabs>
    </AdminPage>
  );
}
