import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { TextInput } from '#web/ui/fields/Field.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { type ControlProps, typingOf } from './control.ts';
import { PictureCrop } from './PictureCrop.tsx';

/** The address of a picture: typed, or that of an upload. */
export function PictureControl(props: ControlProps) {
  const { field, disabled, onType } = props;
  const { placeholder = 'https://...', ...typing } = typingOf(props);
  const shape = field.shape ?? 1;
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-3">
        <Picture
          src={typing.value}
          alt={`${field.label} as it is`}
          className="h-16 shrink-0 rounded-control bg-raised object-cover"
          style={{ aspectRatio: Math.min(shape, 2) }}
        />
        <PictureUpload label={field.label} shape={shape} disabled={disabled} onUploaded={onType} />
      </div>
      <TextInput {...typing} inputMode="url" autoComplete="off" placeholder={placeholder} />
    </div>
  );
}

interface PictureUploadProps {
  label: string;
  shape: number;
  disabled: boolean;
  onUploaded: (url: string) => void;
}

/** Lets the person choose a picture, crop it to the field's shape, and upload it. */
function PictureUpload({ label, shape, disabled, onUploaded }: PictureUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      <Button small disabled={disabled} onClick={() => input.current?.click()} aria-label={`Upload ${label}`}>
        <ImageUp className="size-4" aria-hidden />
        Upload
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif"
        aria-label={`File for ${label}`}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null);
          target.value = '';
        }}
      />
      {file && <PictureCrop file={file} shape={shape} onUploaded={onUploaded} onClose={() => setFile(null)} />}
    </>
  );
}
