import { Play } from 'lucide-react';
import { hashToHue } from '#shared/names.ts';
import { CourtLines } from '#web/ui/Card.tsx';
import { Picture } from '#web/ui/Picture.tsx';

interface StillProps {
  /** The picture's address; null: a court is drawn instead. */
  src: string | null;
  name: string;
  eager?: boolean;
  upright?: boolean;
  className?: string;
}

/** The still of a video, which fills a box of fixed shape, so that nothing moves when it loads. Decorative. */
export function Still({ src, name, eager = false, upright = false, className = '' }: StillProps) {
  const hue = hashToHue(name);
  const shade = `linear-gradient(140deg, oklch(0.5 0.13 ${hue}), oklch(0.3 0.1 ${hue + 60}))`;
  const court = (
    <span className="absolute inset-0 text-white [--color-court:rgb(255_255_255/0.28)]">
      <CourtLines />
    </span>
  );
  return (
    <span
      className={`relative isolate block overflow-hidden ${upright ? 'aspect-[9/16]' : 'aspect-video'} ${className}`}
      style={{ background: shade }}
    >
      <Picture
        src={src}
        instead={court}
        width={640}
        height={360}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        referrerPolicy="no-referrer"
        className="absolute inset-0 size-full object-cover"
      />
    </span>
  );
}

export function PlayMark({ small = false, quiet = false }: { small?: boolean; quiet?: boolean }) {
  const size = small ? 'size-10' : 'size-14';
  const tone = quiet ? 'bg-black/60 text-white backdrop-blur-sm' : 'bg-accent text-on-accent';
  return (
    <span
      aria-hidden
      className={`grid aspect-square shrink-0 place-content-center rounded-full shadow-lift transition duration-200 group-hover:scale-108 group-active:scale-95 ${size} ${tone}`}
    >
      <Play className={`translate-x-[6%] fill-current ${small ? 'size-4' : 'size-6'}`} />
    </span>
  );
}

export function DurationBadge({ duration }: { duration: string }) {
  return (
    <span className="score rounded-lg bg-black/75 px-2 py-1 text-base text-white tracking-[0.02em]">
      <span className="sr-only">Duration </span>
      {duration}
    </span>
  );
}
