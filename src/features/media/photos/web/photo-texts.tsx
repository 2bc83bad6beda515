import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import type { Photo } from '../contract.ts';
import { defaultPhotoDescription } from '../rules.ts';

export function photoAlt({ title, description }: Pick<Photo, 'title' | 'description'>): string {
  return description && description !== defaultPhotoDescription ? `${title}: ${description}` : title;
}

/** The uploader, where the viewer may know, and the time. */
export function UploadedBy({ photo: { uploadedBy, dateAdded } }: { photo: Photo }) {
  return (
    <span className="block text-sm text-soft wrap-anywhere">
      {uploadedBy !== null && <>{uploadedBy} · </>}
      <RelativeTime at={dateAdded} />
    </span>
  );
}
