import { Archive } from 'lucide-react';
import { useState } from 'react';
import type { Progress } from '#shared/endpoints.ts';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { BackupRow } from '../contract.ts';
import { backUpNow } from './api.ts';
import { countText, sizeText } from './backup-texts.ts';
import { StepProgress, snapshotSteps } from './StepProgress.tsx';

const steps = { ...snapshotSteps, pack: 'Making the backup', check: 'Reading the backup back' };

/** How old the newest copy of the village is, and one press that makes a new one. */
export function BackUpNow({ newest }: { newest: BackupRow | null }) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const making = useWrite({
    send: () => backUpNow(setProgress),
    onDone: ({ rows, pictures, bytes }) => {
      const contents = [countText(rows, 'row'), countText(pictures, 'file'), sizeText(bytes)].join(', ');
      toast({ title: 'Backup made', description: `${contents}, read back and sound.`, tone: 'good' });
    },
    onFailed: (failure) => toast({ title: 'No backup was made', description: getMessage(failure), tone: 'bad' }),
  });
  const start = () => {
    setProgress(null);
    making.mutate(undefined);
  };
  return (
    <Card hero heading="Newest backup">
      <div className="grid gap-3">
        <p className="score text-2xl">{newest ? <RelativeTime at={newest.madeAt} /> : 'None yet'}</p>
        {newest && (
          <p className="text-sm text-soft">
            {newest.reason} · {sizeText(newest.bytes)}
          </p>
        )}
        {making.isPending && progress && <StepProgress progress={progress} steps={steps} />}
        <Button
          variant="primary"
          className="justify-self-start"
          busy={making.isPending}
          busyLabel="Backing up..."
          onClick={start}
        >
          <Archive className="size-4.5" aria-hidden />
          Back up now
        </Button>
        <p className="text-sm text-soft">
          Database and pictures in one file on this machine. Download one now and then: a copy on the same disk does not
          outlive the disk.
        </p>
      </div>
    </Card>
  );
}
