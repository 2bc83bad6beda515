import type { Photo } from '../contract.ts';
import { defaultPhotoDescription } from '../rules.ts';

/** What a photo shows, for those who do not see it: as far as its uploader said. */
export function photoAlt({ title, description }: Pick<Photo, 'title' | 'description'>): string {
  return description && description !== defaultPhotoDescription ? `${title}: ${description}` : title;
}
