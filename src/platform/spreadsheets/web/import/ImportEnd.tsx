import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { CheckRow } from '#web/ui/fields/Checkbox.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import type { ImportDone, ImportPreview } from '../../contract.ts';
import { UndoImport } from './UndoImport.tsx';
import type { useImport } from './use-import.ts';

interface ImportEndProps {
  work: ReturnType<typeof useImport>;
  preview: ImportPreview;
}

export function ImportEnd({ work, preview }: ImportEndProps) {
  if (work.done) return <Done done={work.done} work={work} preview={preview} />;
  if (work.previewAgain) {
    return (
      <Button variant="primary" wide onClick={work.previewAgain}>
        Try again
      </Button>
    );
  }
  const { add, change, ask, refuse } = preview.counts;
  const rows = add + change;
  const isBlocked = ask + refuse > 0 && !work.order.skipRefused;
  return (
    <section aria-label="Import" className="grid gap-3">
      {ask + refuse > 0 && rows > 0 && (
        <CheckRow checked={work.order.skipRefused} onCheck={work.skipRefused} className="card p-3.5 text-sm">
          Import the other rows without {leftOut(ask, refuse)}
        </CheckRow>
      )}
      {work.isImporting && <ProgressBar label="Import progress" percent={work.progress?.done ?? 0} />}
      <Button
        variant="primary"
        wide
        busy={work.isImporting}
        busyLabel="Importing..."
        disabled={rows === 0 || isBlocked || work.isPreviewing}
        onClick={work.begin}
      >
        {rows > 0
          ? `Import ${rows === 1 ? '1 row' : `${rows} rows`}`
          : ask > 0
            ? 'Answer above first'
            : 'Nothing to import'}
      </Button>
    </section>
  );
}

/** Names what the import created besides rows, such as `1 missing team and 2 venues added`. */
function broughtAlong({ newTeams, newResidences, newVenues, newCompetitions }: ImportDone): string[] {
  const parts = [
    ...(newTeams > 0 ? [newTeams === 1 ? '1 missing team' : `${newTeams} missing teams`] : []),
    ...(newResidences > 0 ? [newResidences === 1 ? '1 residence' : `${newResidences} residences`] : []),
    ...(newVenues > 0 ? [newVenues === 1 ? '1 venue' : `${newVenues} venues`] : []),
    ...(newCompetitions > 0 ? [newCompetitions === 1 ? '1 competition' : `${newCompetitions} competitions`] : []),
  ];
  const last = parts.pop();
  return last === undefined ? [] : [`${parts.length > 0 ? `${parts.join(', ')} and ` : ''}${last} added`];
}

/** `the refused one`, `the 3 refused ones and the 2 that wait for an answer` */
const leftOut = (ask: number, refuse: number): string =>
  [
    refuse > 0 ? (refuse === 1 ? 'the refused one' : `the ${refuse} refused ones`) : '',
    ask > 0 ? (ask === 1 ? 'the one that waits for an answer' : `the ${ask} that wait for an answer`) : '',
  ]
    .filter(Boolean)
    .join(' and ');

function Done({ done, work, preview: { sheets } }: ImportEndProps & { done: ImportDone }) {
  const [isUndoing, setUndoing] = useState(false);
  const { counts } = done;
  const leftOutCount = counts.refuse + counts.ask;
  const summary = [
    `${counts.add} added`,
    `${counts.change} changed`,
    `${counts.skip} skipped`,
    ...(leftOutCount > 0 ? [`${leftOutCount} left out`] : []),
    ...broughtAlong(done),
  ];
  const [next] = sheets.flatMap(({ name, isList }, at) =>
    isList && !work.importedSheets.includes(at + 1) ? [{ name, number: at + 1 }] : [],
  );
  return (
    <section role="status" className="card grid justify-items-start gap-3 p-4">
      <p className="flex items-center gap-2 font-bold">
        <CircleCheck className="size-5 text-win" aria-hidden />
        {next ? 'The sheet is imported' : 'The file is imported'}
      </p>
      <p className="text-sm text-soft">{summary.join(', ')}</p>
      <div className="flex flex-wrap gap-2.5">
        {next && (
          <Button variant="primary" onClick={() => work.choose({ sheet: next.number })}>
            Next sheet: {next.name}
          </Button>
        )}
        <Button onClick={work.again}>Import another file</Button>
        {done.importId !== null && (
          <Button variant="plain" onClick={() => setUndoing(true)}>
            Undo this import
          </Button>
        )}
      </div>
      {isUndoing && done.importId !== null && (
        <UndoImport id={done.importId} onClose={() => setUndoing(false)} onUndone={work.again} />
      )}
    </section>
  );
}
