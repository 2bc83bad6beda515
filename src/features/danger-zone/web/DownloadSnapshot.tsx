import { Download } from 'lucide-react';
import { useState } from 'react';
import { AdminPasswordDialog } from '#web/layout/AdminPasswordDialog.tsx';
import { Button } from '#web/ui/Button.tsx';
import { addressOfSnapshot } from './api.ts';

/** A snapshot holds what is hidden everywhere else: the password is asked for each time. */
export function DownloadSnapshot({ name }: { name: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button small onClick={() => setAsking(true)} aria-label={`Download ${name}`}>
        <Download className="size-4" aria-hidden />
        Download
      </Button>
      {asking && (
        <AdminPasswordDialog
          description="Please enter your password again to continue."
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

/** By the browser itself, which shows how far it is and writes it to the disk as it comes. */
function save(name: string) {
  const link = document.createElement('a');
  link.href = addressOfSnapshot(name);
  link.download = name;
  link.click();
}
