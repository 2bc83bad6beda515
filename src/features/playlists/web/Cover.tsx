import { ListMusic } from 'lucide-react';
import { useState } from 'react';

/** The cover of a playlist, or a note where there is none or it does not load. Decorative. */
export function Cover({ src }: { src: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!src || broken === src) {
    return (
      <span className="grid size-24 shrink-0 place-items-center rounded-control bg-raised text-soft">
        <ListMusic className="size-8" aria-hidden />
      </span>
    );
  }
  return (
    <img
      src={src}
      alt=""
      width={96}
      height={96}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
      className="size-24 shrink-0 rounded-control bg-raised object-cover"
    />
  );
}
