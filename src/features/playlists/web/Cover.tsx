import { ListMusic } from 'lucide-react';
import { Picture } from '#web/ui/Picture.tsx';

/** The cover of a playlist, or a note where there is none or it does not load. Decorative. */
export function Cover({ src }: { src: string | null }) {
  const note = (
    <span className="grid size-24 shrink-0 place-items-center rounded-control bg-raised text-soft">
      <ListMusic className="size-8" aria-hidden />
    </span>
  );
  return (
    <Picture
      src={src}
      instead={note}
      width={96}
      height={96}
      loading="lazy"
      className="size-24 shrink-0 rounded-control bg-raised object-cover"
    />
  );
}
