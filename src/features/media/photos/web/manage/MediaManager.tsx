import { ImageUp, Newspaper } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { GameChoices } from '#features/competition/games/web/GameChoices.tsx';
import { HighlightsPanel } from '#features/media/highlights/web/highlight-manager/HighlightsPanel.tsx';
import type { DescribedField } from '#platform/admin/web/manager/form/form.ts';
import { manage } from '#platform/admin/web/manager/manager.ts';
import { ResourceManager } from '#platform/admin/web/manager/ResourceManager.tsx';
import { VillageTimeZone } from '#platform/settings/web/api.ts';
import { PhotoPicture } from '#platform/uploads/web/PhotoPicture.tsx';
import { useSearchChange } from '#web/routing/search-params.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { NewPhoto, type Photo, photos } from '../../contract.ts';
import { PhotoUpload } from '../PhotoUpload.tsx';
import { ApprovalQueue } from '../photo-manager/ApprovalQueue.tsx';
import { OfGame, photoAlt, UploadedBy } from '../photo-texts.tsx';

function PhotoSummary({ row }: { row: Photo }) {
  return (
    <>
      <div className="-mx-4 -mt-4 aspect-[3/2] overflow-hidden rounded-t-card">
        <PhotoPicture
          photo={row}
          alt={photoAlt(row)}
          sizes="(min-width: 80rem) 360px, (min-width: 48rem) 46vw, 92vw"
          className="size-full object-cover"
        />
      </div>
      <h3>{row.title}</h3>
      <p className="line-clamp-2 text-sm">{row.description}</p>
      <OfGame game={row.game} />
      <UploadedBy photo={row} />
    </>
  );
}

const { title, description, imageUrl, dateAdded, gameId } = NewPhoto.shape;

const fields = {
  title: { sent: title, control: { kind: 'text', max: 100 }, fallback: null },
  imageUrl: { sent: imageUrl, control: { kind: 'picture' }, fallback: null },
  description: { sent: description, control: { kind: 'long-text', max: 500 }, fallback: null },
  gameId: { sent: gameId, control: { kind: 'reference' }, fallback: null },
  dateAdded: { sent: dateAdded, control: { kind: 'instant' }, fallback: undefined },
} as const satisfies Record<string, DescribedField>;

const usual = 3 / 2;

const photosManager = manage(
  { ...photos, fields },
  {
    getTitle: (photo) => photo.title,
    labels: {
      title: 'Title',
      imageUrl: { label: 'Picture', shape: usual },
      description: 'Description',
      gameId: { label: 'Game', hint: "Shown on the game's page", Choices: GameChoices },
      dateAdded: { label: 'Date added', hint: 'Defaults to now', TimeZone: VillageTimeZone },
    },
    Card: PhotoSummary,
    columns: 3,
  },
);

/** The approval queue, and below it the gallery. */
function PhotosPanel() {
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

/** Uploads a file from this device, which then exists in every size that phones ask for. */
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

const tabs = [
  { value: 'highlights', label: 'Highlights & Videos' },
  { value: 'photos', label: 'Photos & Gallery' },
] as const;

export function MediaManager() {
  const change = useSearchChange();
  const media = useSearchParams()[0].get('media') === 'photos' ? 'photos' : 'highlights';
  return (
    <div className="grid gap-4">
      <Tabs label="Media" tabs={tabs} value={media} onChoose={(chosen) => change({ media: chosen }, { replace: true })}>
        <div className="pt-4">{media === 'photos' ? <PhotosPanel /> : <HighlightsPanel />}</div>
      </Tabs>
      <ButtonLink to="/admin/episodes" className="justify-self-start">
        <Newspaper className="size-4.5" aria-hidden /> Manage Episodes
      </ButtonLink>
    </div>
  );
}
