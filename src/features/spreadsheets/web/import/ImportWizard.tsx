import { useQuery } from '@tanstack/react-query';
import { sportsOptions } from '#features/sports/web/api.ts';
import { messageOf } from '#web/api.ts';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { importKindsOptions } from '../api.ts';
import { ChooseList } from './ChooseList.tsx';
import { ColumnChoices } from './ColumnChoices.tsx';
import { FileChooser } from './FileChooser.tsx';
import { ImportEnd } from './ImportEnd.tsx';
import { firstOrder } from './order.ts';
import { PreviewRows } from './PreviewRows.tsx';
import { useImport } from './use-import.ts';

/** What the file holds, the file, what would happen, and then the import: one page that grows downwards. */
export function ImportWizard({ first = firstOrder.kind }: { first?: string | undefined }) {
  const kinds = useQuery(importKindsOptions());
  const sports = useQuery(sportsOptions());
  const work = useImport(first);
  const { order, preview } = work;
  const error = kinds.error ?? sports.error;
  if (error) {
    const retry = () => Promise.all([kinds.refetch(), sports.refetch()]);
    return <ErrorState title="The import did not load" text={messageOf(error)} onRetry={retry} />;
  }
  if (!kinds.data || !sports.data) return <WizardLoading />;
  const columns = kinds.data.find(({ name }) => name === order.kind)?.columns ?? [];
  return (
    <div className="grid max-w-3xl gap-6">
      <ChooseList kinds={kinds.data} sports={sports.data} order={order} onChoose={work.choose} />
      <FileChooser
        file={order.file}
        disabled={order.sportId === null || work.isImporting}
        fault={work.fileFault}
        busy={work.isLooking}
        onChoose={work.chooseFile}
      />
      {preview && order.file && (
        <>
          <ColumnChoices columns={columns} preview={preview} onChoose={(chosen) => work.choose({ columns: chosen })} />
          {preview.problem === null && !work.done && <PreviewRows preview={preview} />}
          {preview.problem === null && <ImportEnd work={work} preview={preview} />}
        </>
      )}
    </div>
  );
}

const WizardLoading = () => (
  <Loading label="Loading the import" className="grid max-w-3xl gap-6">
    <Skeleton className="h-40" />
    <Skeleton className="h-24" />
  </Loading>
);
