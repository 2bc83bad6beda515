import { type PointerEvent, useEffect, useState } from 'react';
import type { pictureEndpoints } from '#shared/pictures.ts';
import { getMessage } from '#web/api/api.ts';
import { apiClient, useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Fault } from '#web/ui/fields/Field.tsx';

const api = apiClient<typeof pictureEndpoints>();

interface Size {
  width: number;
  height: number;
}

/** How a picture lies in its frame: its zoom, and the point in the middle (0 to 1). */
export interface Framing {
  zoom: number;
  x: number;
  y: number;
}

export interface Cut extends Size {
  left: number;
  top: number;
}

export const unframed: Framing = { zoom: 1, x: 0.5, y: 0.5 };
export const maxZoom = 4;

/** The part of a picture, in its own pixels, that fills a frame of this shape (width by height). */
export function computeCut({ width, height }: Size, shape: number, { zoom, x, y }: Framing): Cut {
  const whole = { width: Math.min(width, height * shape), height: Math.min(height, width / shape) };
  const cut = { width: whole.width / zoom, height: whole.height / zoom };
  return {
    ...cut,
    left: within(x * width - cut.width / 2, width - cut.width),
    top: within(y * height - cut.height / 2, height - cut.height),
  };
}

/** The framing after a drag; `by` is a share of the frame's size. */
export function dragged(size: Size, shape: number, framing: Framing, by: { x: number; y: number }): Framing {
  const cut = computeCut(size, shape, framing);
  const middle = { x: cut.left + cut.width / 2 - by.x * cut.width, y: cut.top + cut.height / 2 - by.y * cut.height };
  return { zoom: framing.zoom, x: within(middle.x / size.width, 1), y: within(middle.y / size.height, 1) };
}

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);

interface PictureCropProps {
  file: File;
  shape: number;
  onUploaded: (url: string) => void;
  onClose: () => void;
}

/** Shows the part of a picture that will be kept, lets the person move it, and uploads it. */
export function PictureCrop({ file, shape, onUploaded, onClose }: PictureCropProps) {
  const [image, isBroken] = useImage(file);
  const [framing, setFraming] = useState(unframed);
  const uploading = useWrite({
    send: async (shown: HTMLImageElement) => {
      const form = new FormData();
      form.set('image', await cutPicture(shown, computeCut(getSize(shown), shape, framing), file));
      return api.send('POST /api/pictures', { body: form });
    },
    onDone: ({ url }) => {
      onUploaded(url);
      onClose();
    },
  });
  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLElement>) => {
    if (buttons === 0 || !image) return;
    const by = { x: movementX / currentTarget.clientWidth, y: movementY / currentTarget.clientHeight };
    setFraming((before) => dragged(getSize(image), shape, before, by));
  };
  const problem = isBroken
    ? 'This file could not be read as a picture.'
    : uploading.error
      ? getMessage(uploading.error)
      : null;
  return (
    <Dialog
      title="Crop the picture"
      onClose={onClose}
      busy={uploading.isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={uploading.isPending}>
            Cancel
          </Button>
          <Button
            variant="primary"
            busy={uploading.isPending}
            busyLabel="Uploading..."
            disabled={!image}
            onClick={() => image && uploading.mutate(image)}
          >
            Use picture
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pt-1">
        <div
          className="relative mx-auto w-full max-w-sm touch-none overflow-hidden rounded-control bg-raised"
          style={{ aspectRatio: shape }}
          onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
          onPointerMove={drag}
        >
          {image && <CutImage image={image} cut={computeCut(getSize(image), shape, framing)} />}
        </div>
        {image && <CropSliders framing={framing} onChange={setFraming} />}
        <Fault>{problem}</Fault>
      </div>
    </Dialog>
  );
}

function CutImage({ image, cut }: { image: HTMLImageElement; cut: ReturnType<typeof computeCut> }) {
  const percent = (share: number) => `${share * 100}%`;
  return (
    <img
      src={image.src}
      alt="What will be shown"
      draggable={false}
      className="absolute max-w-none select-none"
      style={{
        width: percent(image.naturalWidth / cut.width),
        height: percent(image.naturalHeight / cut.height),
        left: percent(-cut.left / cut.width),
        top: percent(-cut.top / cut.height),
      }}
    />
  );
}

const getSize = ({ naturalWidth, naturalHeight }: HTMLImageElement) => ({ width: naturalWidth, height: naturalHeight });

function useImage(file: File): [image: HTMLImageElement | null, isBroken: boolean] {
  const [loaded, setLoaded] = useState<HTMLImageElement | 'broken' | null>(null);
  // Loads the file outside React.
  useEffect(() => {
    const url = URL.createObjectURL(file);
    const image = new Image();
    image.onload = () => setLoaded(image);
    image.onerror = () => setLoaded('broken');
    image.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return [loaded === 'broken' ? null : loaded, loaded === 'broken'];
}

/** The largest width that the server keeps. */
const widest = 2048;

/** The crop as a new file. Formats other than JPEG become PNG, which keeps transparency. */
async function cutPicture(image: HTMLImageElement, cut: Cut, file: File): Promise<File> {
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

interface CropSlidersProps {
  framing: Framing;
  onChange: (framing: Framing) => void;
}

const sliders = [
  { part: 'zoom', label: 'Closer', min: 1, max: maxZoom },
  { part: 'x', label: 'Left and right', min: 0, max: 1 },
  { part: 'y', label: 'Up and down', min: 0, max: 1 },
] as const;

/** For people who cannot drag. */
function CropSliders({ framing, onChange }: CropSlidersProps) {
  return (
    <div className="grid gap-1">
      {sliders.map(({ part, label, min, max }) => (
        <label key={part} className="flex min-h-11 items-center gap-3 text-sm">
          <span className="w-28 shrink-0 text-soft">{label}</span>
          <input
            type="range"
            min={min}
            max={max}
            step={0.01}
            value={framing[part]}
            onChange={({ target }) => onChange({ ...framing, [part]: target.valueAsNumber })}
            className="h-11 min-w-0 flex-1 accent-accent-text"
          />
        </label>
      ))}
    </div>
  );
}
