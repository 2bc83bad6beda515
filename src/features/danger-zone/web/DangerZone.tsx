import { useState } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { ActRow } from './ActRow.tsx';
import { deletion, type Outcome, reset } from './acts.ts';
import { DownloadSnapshot } from './DownloadSnapshot.tsx';
import { SnapshotList } from './SnapshotList.tsx';

export function DangerZone() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return (
    <Card heading="Danger Zone" className="border-live-text/50!">
      <p className="text-sm text-soft">
        A snapshot of the whole village is made first. Whoever runs the server can restore it.
      </p>
      <ul className="divide-y divide-line">
        <ActRow act={deletion} onDone={setOutcome} />
        <ActRow act={reset} onDone={setOutcome} />
      </ul>
      <div role="status" className="empty:hidden">
        {outcome && <Done outcome={outcome} />}
      </div>
      <SnapshotList />
    </Card>
  );
}

function Done({ outcome: { done, snapshot } }: { outcome: Outcome }) {
  return (
    <div className="mb-3.5 grid justify-items-start gap-2 rounded-control border border-line bg-ground p-3.5 text-sm wrap-anywhere">
      <p className="font-bold">{done}</p>
      <p>
        Snapshot: <span className="font-semibold">{snapshot}</span>. To restore it, stop the app and run{' '}
        <code>npm run restore</code> with this file.
      </p>
      <DownloadSnapshot name={snapshot} />
    </div>
  );
}
