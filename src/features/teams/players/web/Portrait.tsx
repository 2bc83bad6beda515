import { getInitials, hashToHue } from '#shared/names.ts';
import { Picture } from '#web/ui/Picture.tsx';
import type { Player } from '../contract.ts';

interface PortraitProps {
  player: Pick<Player, 'displayName' | 'photo' | 'jerseyNumber'>;
  className?: string;
  lazy?: boolean;
}

export function Portrait({ player, className = '', lazy = true }: PortraitProps) {
  return (
    <div className={`relative overflow-hidden bg-raised ${className}`}>
      <Picture
        src={player.photo}
        instead={<Initials name={player.displayName} />}
        width={400}
        height={400}
        loading={lazy ? 'lazy' : 'eager'}
        className="size-full object-cover object-top"
      />
      {player.jerseyNumber !== null && (
        <span className="score absolute top-2 left-2 rounded-[10px] bg-ground/85 px-2 py-1 text-xl text-ink">
          <span className="sr-only">Number </span>
          {player.jerseyNumber}
        </span>
      )}
    </div>
  );
}

function Initials({ name }: { name: string }) {
  const hue = hashToHue(name);
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" className="size-full" aria-hidden>
      <rect width="100" height="100" fill={`oklch(0.42 0.1 ${hue})`} />
      <path d="M0 100 100 0v100z" fill={`oklch(0.36 0.1 ${hue + 24})`} />
      <text x="50" y="65" textAnchor="middle" fontSize="42" className="score fill-white/90">
        {getInitials(name)}
      </text>
    </svg>
  );
}
