import { ImageOff, ImagePlus, X } from 'lucide-react';
import { type DragEvent, useEffect, useState } from 'react';
import { Star } from '#web/ui/fields/Field.tsx';
import { FileBox } from '#web/ui/fields/FileBox.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { IconTile } from '#web/ui/IconTile.tsx';
import { pictureTypes } from '../rules.ts';
import { sizeText } from './picture-file.ts';

interface PhotoChooserProps {
  file: File | null;
  disabled: boolean;
  fault: string | null;
  required?: boolean;
  onChoose: (file: File) => void;
  onDrop: () => void;
}

export function PhotoChooser({ file, disabled, fault, required = false, onChoose, onDrop }: PhotoChooserProps) {
  const [over, setOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const chosen = event.dataTransfer.files[0];
    if (chosen && !disabled) onChoose(chosen);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };

  return (
    <div className="grid gap-1.5">
      <FileBox
        label={
          <>
            <span className="sr-only">{file ? 'Choose another photo' : 'Photo'}</span>
            {file ? <Preview file={file} /> : <Invitation required={required} />}
          </>
        }
        fault={fault}
        isLit={over}
        box={{ onDragOver: hover, onDragLeave: () => setOver(false), onDrop: drop }}
        accept={pictureTypes.join(',')}
        disabled={disabled}
        required={required}
        onFile={onChoose}
      >
        {file && !disabled && (
          <IconButton
            icon={X}
            label="Remove the photo"
            onClick={onDrop}
            className="absolute top-2 right-2 bg-black/60 text-white hover:bg-black/75"
          />
        )}
      </FileBox>
    </div>
  );
}

function Invitation({ required }: { required: boolean }) {
  return (
    <span className="flex items-center gap-3.5 p-3.5">
      <IconTile className="size-12 rounded-full">
        <ImagePlus className="size-5.5" aria-hidden />
      </IconTile>
      <span className="min-w-0">
        <span className="block font-bold text-base">
          Choose <span className="hidden lg:inline">or drop </span>a photo
          {required && <Star />}
        </span>
        <span className="block text-sm text-soft">JPEG, PNG, GIF or WebP, up to 10 MB</span>
      </span>
    </span>
  );
}

function Preview({ file }: { file: File }) {
  const url = useObjectUrl(file);
  const [unreadable, setUnreadable] = useState(false);
  return (
    <span className="block">
      <span className="relative grid aspect-[4/3] place-items-center bg-raised">
        {unreadable ? (
          <ImageOff className="size-8 text-soft" aria-hidden />
        ) : (
          url && (
            <img
              src={url}
              alt="What will be uploaded"
              onError={() => setUnreadable(true)}
              className="absolute inset-0 size-full object-contain"
            />
          )
        )}
      </span>
      <span className="flex justify-between gap-3 px-3.5 py-2.5 text-sm">
        <span className="truncate font-semibold">{file.name}</span>
        <span className="shrink-0 text-soft">{sizeText(file.size)}</span>
      </span>
    </span>
  );
}

function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const fresh = URL.createObjectURL(file);
    setUrl(fresh);
    return () => URL.revokeObjectURL(fresh);
  }, [file]);
  return url;
}
