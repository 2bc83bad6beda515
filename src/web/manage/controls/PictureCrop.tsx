import { type PointerEvent, useEffect, useState } from 'react';
import type { UploadedPicture } from '#shared/pictures.ts';
import { messageOf } from '../../api.ts';
import { sendForm } from '../../send-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useWrite } from '../../write.ts';
import { CropSliders } from './CropSliders.tsx';
import { cutOf, dragged, unframed } from './crop.ts';
import { cutPicture } from './cut-picture.ts';

interface PictureCropProps {
  file: File;
  shape: number;
  onUploaded: (url: string) => void;
  onClose: () => void;
}

/** Shows what of a picture will be kept, lets a person move it, and uploads that. */
export function PictureCrop({ file, shape, onUploaded, onClose }: PictureCropProps) {
  const [image, isBroken] = useImage(file);
  const [framing, setFraming] = useState(unframed);
  const uploading = useWrite({
    send: async (shown: HTMLImageElement) => {
      const form = new FormData();
      form.set('image', await cutPicture(shown, cutOf(sizeOf(shown), shape, framing), file));
      return sendForm<UploadedPicture>('/api/pictures', form);
    },
    onDone: ({ url }) => {
      onUploaded(url);
      onClose();
    },
  });
  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLElement>) => {
    if (buttons === 0 || !image) return;
    const by = { x: movementX / currentTarget.clientWidth, y: movementY / currentTarget.clientHeight };
    setFraming((before) => dragged(sizeOf(image), shape, before, by));
  };
  const problem = isBroken
    ? 'This file could not be read as a picture.'
    : uploading.error
      ? messageOf(uploading.error) || 'The picture could not be uploaded.'
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
            look="primary"
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
          {image && <CutImage image={image} cut={cutOf(sizeOf(image), shape, framing)} />}
        </div>
        {image && <CropSliders framing={framing} onChange={setFraming} />}
        <p role="alert" className="text-sm font-semibold text-live-text empty:hidden">
          {problem}
        </p>
      </div>
    </Dialog>
  );
}

function CutImage({ image, cut }: { image: HTMLImageElement; cut: ReturnType<typeof cutOf> }) {
  const percent = (part: number) => `${part * 100}%`;
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

const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) => ({ width: naturalWidth, height: naturalHeight });

function useImage(file: File): [image: HTMLImageElement | null, isBroken: boolean] {
  const [loaded, setLoaded] = useState<HTMLImageElement | 'broken' | null>(null);
  // Reading a file is outside React.
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
