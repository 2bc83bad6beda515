import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { AdminPage } from '#platform/admin/web/frame/AdminPage.tsx';
import { getMessage } from '#web/api/api.ts';
import { useSearchChange } from '#web/routing/search-params.ts';
import { Segmented } from '#web/ui/fields/Segmented.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import type { ExportFormat } from '../../contract.ts';
import { exportedListsOptions } from '../api.ts';
import { ImportWizard } from '../import/ImportWizard.tsx';

const formats: readonly { value: ExportFormat; label: string }[] = [
  { value: 'xlsx', label: 'Excel' },
  { value: 'csv', label: 'CSV' },
];

function ExportedLists() {
  const { data: lists, error, refetch, isFetching } = useQuery(exportedListsOptions());
  const [params] = useSearchParams();
  const change = useSearchChange();
  const format: ExportFormat = params.get('format') === 'csv' ? 'csv' : 'xlsx';
  if (error) {
    return <ErrorState title="The lists did not load" text={getMessage(error)} onRetry={refetch} busy={isFetching} />;
  }
  if (!lists) {
    return (
      <Loading label="Loading the lists" className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3">
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((slot) => (
          <Skeleton key={slot} className="h-16" />
        ))}
      </Loading>
    );
  }
  return (
    <section aria-labelledby="exports" className="grid gap-3">
      <h2 id="exports">Export a list</h2>
      <p className="max-w-[65ch] text-sm text-soft">
        As an Excel workbook, which keeps dates and numbers, or as CSV, for any program. Another village takes in
        sports, residences, teams, players, competitions, point adjustments, venues, games and box scores, in this
        order.
      </p>
      <div className="sm:max-w-xs">
        <Segmented
          label="Format"
          choices={formats}
          value={format}
          onChoose={(chosen) => change({ format: chosen === 'csv' ? chosen : null }, { replace: true })}
        />
      </div>
      <ul className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3">
        {lists.map(({ name, title }) => (
          <li key={name}>
            <a
              href={`/api/exports/${name}?format=${format}`}
              download
              className="card flex min-h-16 items-center gap-3 p-3.5"
            >
              <span className="min-w-0 flex-1 font-bold text-base">{title}</span>
              <Download className="size-5 shrink-0 text-soft" aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const tabs = [
  { value: 'import', label: 'Import' },
  { value: 'export', label: 'Export' },
] as const;

export function SpreadsheetsPage() {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'export' ? 'export' : 'import';
  return (
    <AdminPage title="Spreadsheets">
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
