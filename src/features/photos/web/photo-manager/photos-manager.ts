import { useSettings } from '#features/settings/web/api.ts';
import type { DescribedField } from '#web/manage/form/fields.ts';
import { manage } from '#web/manage/manager.ts';
import { NewPhoto, photos } from '../../contract.ts';
import { PhotoSummary } from './PhotoSummary.tsx';

const { title, description, imageUrl, dateAdded } = NewPhoto.shape;

const fields = {
  title: { sent: title, control: { kind: 'text', max: 100 }, fallback: null },
  imageUrl: { sent: imageUrl, control: { kind: 'picture' }, fallback: null },
  description: { sent: description, control: { kind: 'long-text', max: 500 }, fallback: null },
  dateAdded: { sent: dateAdded, control: { kind: 'instant' }, fallback: undefined },
} as const satisfies Record<string, DescribedField>;

const usual = 3 / 2;

export const photosManager = manage(
  { ...photos, fields },
  {
    titleOf: (photo) => photo.title,
    labels: {
      title: 'Title',
      imageUrl: { label: 'Picture', shape: usual },
      description: 'Description',
      dateAdded: { label: 'Date added', hint: 'Defaults to now', timeZone: () => useSettings()?.timeZone },
    },
    Card: PhotoSummary,
    columns: 3,
  },
);
