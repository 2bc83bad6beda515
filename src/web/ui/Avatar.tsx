import { getInitials, hashToHue } from '#shared/names.ts';
import { Picture } from './Picture.tsx';

interface AvatarProps {
  name: string;
  photo?: string | null | undefined;
  size?: number;
  round?: boolean;
  lazy?: boolean;
}

/** A person's photo; the initials on a colour of their own when there is none or it does not load. Decorative. */
export function Avatar({ name, photo, size = 40, round = false, lazy = true }: AvatarProps) {
  const shape = { width: size, height: size, borderRadius: round ? size : Math.min(14, size * 0.28) };
  const hue = hashToHue(name);
  const initials = (
    <span
      aria-hidden
      className="score grid shrink-0 place-items-center text-white"
      style={{
        ...shape,
        fontSize: size * 0.42,
        background: `linear-gradient(140deg, oklch(0.6 0.14 ${hue}), oklch(0.42 0.12 ${hue + 40}))`,
      }}
    >
      {getInitials(name)}
    </span>
  );
  return (
    <Picture
      src={photo}
      instead={initials}
      width={size}
      height={size}
      loading={lazy ? 'lazy' : 'eager'}
      fetchPriority="low"
      className="shrink-0 bg-raised object-cover"
      style={shape}
    />
  );
}
