import * as z from 'zod/mini';

export const Picture = z.object({
  /** 128 random bits in hexadecimal. */
  id: z.string(),
  /** Of the largest file, in pixels. */
  width: z.int(),
  height: z.int(),
  /** Average colour, `#rrggbb`, to stand in its place while it loads. */
  colour: z.string(),
  /** The widths in which it can be had, smallest first. Each comes as WebP, and as AVIF up to 1280. */
  widths: z.array(z.int()),
});
export type Picture = z.infer<typeof Picture>;

export const pictureFormats = ['webp', 'avif'] as const;
export type PictureFormat = (typeof pictureFormats)[number];
