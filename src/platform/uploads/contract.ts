import * as z from 'zod/mini';

export const Picture = z.object({
  /** 128 random bits in hexadecimal. */
  id: z.string(),
  /** The width of the largest file, in pixels. */
  width: z.int(),
  height: z.int(),
  /** Average colour, `#rrggbb`, shown while the picture loads. */
  colour: z.string(),
  /** The available widths, smallest first. Each is available as WebP, and up to 1280 also as AVIF. */
  widths: z.array(z.int()),
});
export type Picture = z.infer<typeof Picture>;

export const pictureFormats = ['webp', 'avif'] as const;
export type PictureFormat = (typeof pictureFormats)[number];
