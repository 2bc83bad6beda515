import type { Photo } from '../contract.ts';
import { defaultPhotoDescription } from '../rules.ts';

export function photoAlt({ title, description }: Pick<Photo, 'title' | 'description'>): string {
  return description && description !== defaultPhotoDescription ? `${title}: ${description}` : title;
}
