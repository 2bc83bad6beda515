import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import type { ImportDone, ImportPreview } from '../../contract.ts';
import type { useImport } from './use-import.ts';

interface ImportEndProps {
  work: ReturnType<typeof useImport>;
  preview: ImportPreview;
}

export function ImportEnd({ work, preview }: ImportEndProps) {
  if (work.done) return <Done done={work.done} onAgain={work.again} />;
  const { counts, newTeams } = preview;
  const rows = counts.add + counts.change;
  const isHeld = counts.refuse > 0 && !work.order.skipRefused;
  return (
    <section aria-label="Import" className="grid gap-3">
      {(newTeams.length > 0 || !work.order.addTeams) && (
        <Choice checked={work.order.addTeams} onChange={(addTeams) => work.choose({ addTeams })}>
          {newTeams.length > 0 ? `Add ${teams(newTeams.length)}: ${listed(newTeams)}` : 'Add teams that are missing'}
        </Choice>
      )}
      {counts.refuse > 0 && rows > 0 && (
        <Choice checked={work.order.skipRefused} onChange={work.skipRefused}>
          Import the other rows without {counts.refuse === 1 ? 'the refused one' : `the ${counts.refuse} refused ones`}
        </Choice>
      )}
      {work.isImporting && <ProgressBar label="Import progress" percent={work.progress?.done ?? 0} />}
      <Button
        look="primary"
        wide
        busy={work.isImporting}
        busyLabel="Importing..."
        disabled={rows === 0 || isHeld || work.isLooking}
        onClick={work.begin}
      >
        {rows === 0 ? 'Nothing to import' : `Import ${rows === 1 ? '1 row' : `${rows} rows`}`}
      </Button>
    </section>
  );
}

function Choice(props: { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode }) {
  return (
    <label className="card flex min-h-12 cursor-pointer items-center gap-3 p-3.5 text-sm">
      <input
        type="checkbox"
        checked={props.checked}
        onChange={({ target }) => props.onChange(target.checked)}
        className="size-5 shrink-0 accent-accent-text"
      />
      <span className="min-w-0 break-words">{props.children}</span>
    </label>
  );
}

function Done({ done: { counts, newTeams }, onAgain }: { done: ImportDone; onAgain: () => void }) {
  const said = [
    `${counts.add} added`,
    `${counts.change} changed`,
    `${counts.skip} skipped`,
    ...(counts.refuse > 0 ? [`${counts.refuse} refused`] : []),
    ...(newTeams > 0 ? [`${teams(newTeams)} added`] : []),
  ];
  return (
    <section role="status" className="card grid justify-items-start gap-3 p-4">
      <p className="flex items-center gap-2 font-bold">
        <CircleCheck className="size-5 text-win" aria-hidden />
        The file is imported
      </p>
      <p className="text-sm text-soft">{said.join(', ')}</p>
      <Button onClick={onAgain}>Import another file</Button>
    </section>
  );
}

const teams = (count: number) => (count === 1 ? '1 missing team' : `${count} missing teams`);

const mostListed = 8;
const listed = (names: readonly string[]) =>
  names.length > mostListed
    ? `${names.slice(0, mostListed).join(', ')} and ${names.length - mostListed} more`
    : names.join(', ');
