import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { ResourceManager } from '#web/manage/ResourceManager.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { PhotoUpload } from '../PhotoUpload.tsx';
import { ApprovalQueue } from './ApprovalQueue.tsx';
import { photosManager } from './photos-manager.ts';

/** What waits for approval, and below it the gallery. */
export function PhotosPanel() {
  return (
    <div className="grid gap-6">
      <ApprovalQueue />
      <section aria-labelledby="in-the-gallery" className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="in-the-gallery">In the gallery</h2>
          <UploadFile />
        </div>
        <ResourceManager of={photosManager} />
      </section>
    </div>
  );
}

/** From this device, in every size that phones ask for. */
function UploadFile() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        <ImageUp className="size-4" aria-hidden /> Upload from this device
      </Button>
      {isOpen && (
        <Dialog title="Upload from this device" onClose={() => setOpen(false)}>
          <PhotoUpload />
        </Dialog>
      )}
    </>
  );
}
