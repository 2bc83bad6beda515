import { type ComponentProps, type ReactNode, useState } from 'react';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src'> {
  src: string | null | undefined;
  /** Shown when there is no picture, or it does not load. */
  instead?: ReactNode;
}

/** Decorative, unless it has an `alt`. */
export function Picture({ src, alt = '', instead = null, ...rest }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  if (!src || src === broken) return instead;
  return <img decoding="async" {...rest} src={src} alt={alt} onError={() => setBroken(src)} />;
}
