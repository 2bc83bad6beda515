import { Upload } from 'lucide-react';
import { useState } from 'react';
import type { Progress } from '#shared/endpoints.ts';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Card } from '#web/ui/Card.tsx';
import { FileBox } from '#web/ui/fields/FileBox.tsx';
import { uploadBackup } from './api.ts';
import { StepProgress } from './StepProgress.tsx';

const steps = { send: 'Uploading the file', read: 'Checking the file' };

/** Brings a backup from elsewhere to this village; restoring it is the next step, and asks first. */
export function RestoreFromFile({ onUploaded }: { onUploaded: (name: string) => void }) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const uploading = useWrite({
    send: (file: File) => uploadBackup(file, setProgress),
    onDone: ({ name }) => onUploaded(name),
    onFailed: (failure) => setFault(getMessage(failure)),
  });
  const start = (file: File) => {
    setProgress(null);
    setFault(file.size === 0 ? 'This file is empty.' : null);
    if (file.size > 0) uploading.mutate(file);
  };
  return (
    <Card id="restore" heading="Restore from a file" className="scroll-mt-4">
      <p className="-mt-2 mb-3 text-sm text-soft">
        A backup that was downloaded here or from another village. Nothing changes before you have seen what it holds.
      </p>
      <FileBox
        label={
          <span className="flex min-h-20 items-center justify-center gap-2 p-4 font-bold">
            <Upload className="size-5 text-soft" aria-hidden />
            Choose a backup file
          </span>
        }
        accept=".gz,application/gzip"
        fault={fault}
        onFile={start}
        disabled={uploading.isPending}
      />
      {uploading.isPending && progress && (
        <div className="mt-3">
          <StepProgress progress={progress} steps={steps} />
        </div>
      )}
    </Card>
  );
}
