import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { PictureCrop } from './PictureCrop.tsx';

interface PictureUploadProps {
  label: string;
  shape: number;
  disabled: boolean;
  onUploaded: (url: string) => void;
}

/** A picture of one's own: chosen, cut to its shape, uploaded. */
export function PictureUpload({ label, shape, disabled, onUploaded }: PictureUploadProps) {
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
