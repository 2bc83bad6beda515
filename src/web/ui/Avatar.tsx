import { hueOf, initialsOf } from '#shared/initials.ts';
import { usePicture } from './picture.ts';

interface AvatarProps {
  name: string;
  photo?: string | null | undefined;
  size?: number;
  round?: boolean;
  lazy?: boolean;
}

/** A person's photo; the initials on a colour of their own when there is none or it does not load. Decorative. */
export function Avatar({ name, photo, size = 40, round = false, lazy = true }: AvatarProps) {
  const { src, onError } = usePicture(photo);
  const shape = { width: size, height: size, borderRadius: round ? size : Math.min(14, size * 0.28) };
  if (src) {
    return (
      <img
        src={src}
        alt=""
        width={size}
        height={size}
        loading={lazy ? 'lazy' : 'eager'}
        decoding="async"
        fetchPriority="low"
        onError={onError}
        className="shrink-0 bg-raised object-cover"
        style={shape}
      />
    );
  }
  const hue = hueOf(name);
  return (
    <span
      aria-hidden
      className="score grid shrink-0 place-items-center text-white"
      style={{
        ...shape,
        fontSize: size * 0.42,
        background: `linear-gradient(140deg, oklch(0.6 0.14 ${hue}), oklch(0.42 0.12 ${hue + 40}))`,
      }}
    >
      {initialsOf(name)}
    </span>
  );
}
