import { getInitials, hashToHue } from '#shared/names.ts';
import { Picture } from './Picture.tsx';

interface CrestProps {
  name: string;
  logo: string | null | undefined;
  /** The left and right colour of the shield; by default they come from the name. */
  colours?: readonly string[] | undefined;
  /** Width in pixels; a crest is a little taller than wide. */
  size?: number;
  lazy?: boolean;
}

/** A team's logo; its initials on a shield of its own colour when there is none or it does not load. Decorative. */
export function Crest({ name, logo, colours, size = 54, lazy = false }: CrestProps) {
  const height = Math.round(size * 1.22);
  return (
    <Picture
      src={logo}
      instead={<Shield name={name} colours={colours} width={size} height={height} />}
      width={size}
      height={height}
      loading={lazy ? 'lazy' : 'eager'}
      fetchPriority="low"
      className="shrink-0 object-contain"
      style={{ width: size, height }}
    />
  );
}

/** The shield is as large as the one in a logo image, which has some margin around it. */
interface ShieldProps extends Pick<CrestProps, 'name' | 'colours'> {
  width: number;
  height: number;
}

function Shield({ name, colours, width, height }: ShieldProps) {
  const hue = hashToHue(name);
  const [left = `oklch(0.56 0.16 ${hue})`, right = `oklch(0.48 0.16 ${hue})`] = colours ?? [];
  return (
    <svg viewBox="-8.75 -2.75 71.5 71.5" width={width} height={height} className="shrink-0" aria-hidden>
      <path d="M27 0l27 9v24c0 16-11 27-27 33C11 60 0 49 0 33V9z" fill={left} />
      <path d="M27 0l27 9v24c0 16-11 27-27 33z" fill={right} />
      <text
        x="27"
        y="41"
        textAnchor="middle"
        className="score fill-white stroke-black/40 stroke-3 [paint-order:stroke]"
        fontSize="25"
      >
        {getInitials(name)}
      </text>
    </svg>
  );
}
