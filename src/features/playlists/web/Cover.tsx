import { ListMusic } from 'lucide-react';
import { usePicture } from '#web/ui/picture.ts';

/** The cover of a playlist, or a note where there is none or it does not load. Decorative. */
export function Cover({ src: address }: { src: string | null }) {
  const { src, onError } = usePicture(address);
  if (!src) {
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
      onError={onError}
      className="size-24 shrink-0 rounded-control bg-raised object-cover"
    />
  );
}
