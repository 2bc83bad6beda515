import { useState } from 'react';

/** The address of a picture, until it turns out not to load: `{ src: null }` where there is none to show. */
export function usePicture(src: string | null | undefined) {
  const [broken, setBroken] = useState<string | null>(null);
  return { src: src && broken !== src ? src : null, onError: () => setBroken(src ?? null) };
}
