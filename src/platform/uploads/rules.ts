import type { Picture, PictureFormat } from './contract.ts';

export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;
export const largestPictureBytes = 10 * 1024 * 1024;
export const maxMegapixels = 50;
/** In pixels. A line is held as a whole, so a picture of few lines may need as much memory as a large one. */
export const maxSide = 20_000;

/** Widths to make; a smaller picture has its own width as its largest. */
export const standardWidths = [320, 640, 1280, 2048] as const;
/** Encoding wider pictures as AVIF takes too long for what it saves. */
export const widestAvif = 1280;

export const hasFormat = (width: number, format: PictureFormat): boolean => format === 'webp' || width <= widestAvif;

export const pictureUrl = (id: string, width: number, format: PictureFormat = 'webp'): string =>
  `/uploads/${id}/${width}.${format}`;

export const largestUrl = (picture: Picture): string => pictureUrl(picture.id, picture.width);

export const sourceSet = ({ id, widths }: Picture, format: PictureFormat): string =>
  widths
    .filter((width) => hasFormat(width, format))
    .map((width) => `${pictureUrl(id, width, format)} ${width}w`)
    .join(', ');
