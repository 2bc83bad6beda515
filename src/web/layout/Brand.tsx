import { Link } from 'react-router';
import { getInitials } from '#shared/names.ts';
import { Picture } from '../ui/Picture.tsx';

export interface BrandProps {
  product: string;
  logo: string;
}

export function Brand({ product, logo }: BrandProps) {
  return (
    <Link
      to="/home"
      viewTransition
      className="flex min-h-11 min-w-[min(2.75rem,12.4vw)] items-center gap-1.5 rounded-control lg:gap-2"
    >
      <Badge product={product} logo={logo} size={30} />
      <span
        className={`min-w-0 truncate font-bold font-score text-sm max-[379px]:sr-only sideways:max-lg:sr-only ${inTheRail}`}
      >
        {product}
      </span>
    </Link>
  );
}

export function Badge({ product, logo, size = 34 }: BrandProps & { size?: number }) {
  const shape = { width: size, height: size, borderRadius: size * 0.3 };
  const initials = (
    <span
      aria-hidden
      className="score grid shrink-0 place-items-center bg-accent text-on-accent"
      style={{ ...shape, fontSize: size * 0.58 }}
    >
      {getInitials(product)}
    </span>
  );
  return (
    <Picture
      src={logo}
      instead={initials}
      fetchPriority="low"
      width={size}
      height={size}
      className="shrink-0 object-contain"
      style={shape}
    />
  );
}

const inTheRail = 'lg:font-[720] lg:font-sans lg:text-lg lg:tracking-[-0.015em]';
