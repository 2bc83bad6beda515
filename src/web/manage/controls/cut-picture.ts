import type { Cut } from './crop.ts';

/** As wide as the widest that the server keeps. */
const widest = 2048;

/** The cut as a file of its own; what may be see-through stays so. */
export async function cutPicture(image: HTMLImageElement, cut: Cut, file: File): Promise<File> {
  const scale = Math.min(1, widest / cut.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(cut.width * scale));
  canvas.height = Math.max(1, Math.round(cut.height * scale));
  canvas
    .getContext('2d')
    ?.drawImage(image, cut.left, cut.top, cut.width, cut.height, 0, 0, canvas.width, canvas.height);
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (!blob) throw new Error('This browser could not cut the picture');
  return new File([blob], file.name, { type });
}
