import { useQuery } from '@tanstack/react-query';
import { sportsOptions } from '#features/sports/web/api.ts';
import { messageOf } from '#web/api.ts';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { importKindsOptions } from '../api.ts';
import { FileChooser } from './FileChooser.tsx';
import { ImportEnd } from './ImportEnd.tsx';
import { NotRead } from './NotRead.tsx';
import { PreviewRows } from './PreviewRows.tsx';
import { Questions } from './Questions.tsx';
import { Templates } from './Templates.tsx';
import { useImport } from './use-import.ts';
import { WhatItHolds } from './WhatItHolds.tsx';

/** The file, what it holds, what is to be answered, what would happen, and then the import: one page that grows downwards. */
export function ImportWizard() {
  const kinds = useQuery(importKindsOptions());
  const sports = useQuery(sportsOptions());
  const work = useImport();
  const { order, preview } = work;
  const error = kinds.error ?? sports.error;
  if (error) {
    const retry = () => Promise.all([kinds.refetch(), sports.refetch()]);
    return <ErrorState title="The import did not load" text={messageOf(error)} onRetry={retry} />;
  }
  if (!kinds.data || !sports.data) return <WizardLoading />;
  const isOpen = preview?.problem === null && !work.done;
  return (
    <div className="grid max-w-3xl gap-6">
      <FileChooser
        file={order.file}
        disabled={work.isImporting}
        fault={work.fileFault}
        busy={work.isLooking}
        onChoose={work.chooseFile}
      />
      {!order.file && <Templates kinds={kinds.data} />}
      {preview && order.file && (
        <>
          {!work.done && <WhatItHolds kinds={kinds.data} sports={sports.data} work={work} preview={preview} />}
          {!work.done && <NotRead preview={preview} />}
          {isOpen && <Questions preview={preview} answers={order.answers} onAnswer={work.choose} />}
          {isOpen && <PreviewRows preview={preview} />}
          {preview.problem === null && <ImportEnd work={work} preview={preview} />}
        </>
      )}
    </div>
  );
}

const WizardLoading = () => (
  <Loading label="Loading the import" className="grid max-w-3xl gap-6">
    <Skeleton className="h-24" />
    <Skeleton className="h-40" />
  </Loading>
);
