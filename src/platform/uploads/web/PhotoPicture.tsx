import { ImageOff } from 'lucide-react';
import { useState } from 'react';

interface ShownPicture {
  imageUrl: string;
  /** For `<picture>`, best first. */
  sources: readonly { type: string; srcSet: string }[];
  width: number | null;
  height: number | null;
  /** `#rrggbb` */
  colour: string | null;
}

interface PhotoPictureProps {
  photo: ShownPicture;
  alt: string;
  sizes: string;
  eager?: boolean;
  className?: string;
}

/** A photo in the smallest file that is good enough here; its average colour fills the place until it loads. */
export function PhotoPicture({ photo, alt, sizes, eager = false, className = '' }: PhotoPictureProps) {
  const { imageUrl, sources, width, height, colour } = photo;
  const [broken, setBroken] = useState(false);
  if (broken) return <Broken alt={alt} />;
  return (
    <picture className="contents">
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={imageUrl}
        alt={alt}
        width={width ?? undefined}
        height={height ?? undefined}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        onError={() => setBroken(true)}
        className={className}
        style={colour ? { backgroundColor: colour } : undefined}
      />
    </picture>
  );
}

function Broken({ alt }: { alt: string }) {
  return (
    <span role="img" aria-label={alt} className="grid size-full place-items-center bg-raised text-soft">
      <ImageOff className="size-7" aria-hidden />
    </span>
  );
}
