import { Download } from 'lucide-react';
import { useState } from 'react';
import { AdminPasswordDialog } from '#platform/admin/web/step-up/AdminPasswordDialog.tsx';
import { Button } from '#web/ui/Button.tsx';
import { buildBackupUrl } from './api.ts';

/** A backup contains everything that is hidden elsewhere, so each download asks for the password. */
export function DownloadBackup({ name }: { name: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button small onClick={() => setAsking(true)} aria-label={`Download ${name}`}>
        <Download className="size-4" aria-hidden />
        Download
      </Button>
      {asking && (
        <AdminPasswordDialog
          description="The file holds everything of the village, also what only its owner may see and the hashes of all passwords. Please enter your password again to continue."
          onCancel={() => setAsking(false)}
          onPassed={() => {
            setAsking(false);
            save(name);
          }}
        />
      )}
    </>
  );
}

/** Lets the browser download the file, which shows the progress and writes to the disk as it arrives. */
function save(name: string) {
  const link = document.createElement('a');
  link.href = buildBackupUrl(name);
  link.download = name;
  link.click();
}
