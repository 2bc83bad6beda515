import { Play } from 'lucide-react';

export function PlayMark({ small = false, quiet = false }: { small?: boolean; quiet?: boolean }) {
  const size = small ? 'size-10' : 'size-14';
  const tone = quiet ? 'bg-black/60 text-white backdrop-blur-sm' : 'bg-accent text-on-accent';
  return (
    <span
      aria-hidden
      className={`grid place-items-center rounded-full shadow-lift transition duration-200 group-hover:scale-108 group-active:scale-95 ${size} ${tone}`}
    >
      <Play className={`translate-x-[6%] fill-current ${small ? 'size-4' : 'size-6'}`} />
    </span>
  );
}

export function DurationBadge({ duration }: { duration: string }) {
  return (
    <span className="score rounded-lg bg-black/75 px-2 py-1 text-[0.9375rem] text-white tracking-[0.02em]">
      <span className="sr-only">Duration </span>
      {duration}
    </span>
  );
}
