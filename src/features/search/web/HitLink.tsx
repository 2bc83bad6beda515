import { AppWindow, Dumbbell, Lightbulb, Megaphone } from 'lucide-react';
import { Link } from 'react-router';
import { shortMonth } from '#web/calendar.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Crest } from '#web/ui/Crest.tsx';
import { device } from '#web/zone.ts';
import type { SearchHit } from '../contract.ts';

interface HitLinkProps {
  hit: SearchHit;
  onOpen: () => void;
}

/** One thing found, and the way to it. */
export function HitLink({ hit, onOpen }: HitLinkProps) {
  const about = [hit.at && dayText(device.wall(hit.at)), hit.detail].filter(Boolean).join(' · ');
  return (
    <Link
      to={hit.path}
      data-hit
      viewTransition
      onClick={onOpen}
      className="flex min-h-14 items-center gap-3 rounded-control px-2 py-1.5 transition hover:bg-raised focus-visible:bg-raised focus-visible:-outline-offset-3"
    >
      <span className="grid w-10 shrink-0 place-items-center">
        <Picture hit={hit} />
      </span>
      <span className="grid min-w-0 flex-1 grid-cols-1">
        <span className="wrap-anywhere line-clamp-2 font-bold leading-snug text-[0.9375rem]">{hit.title}</span>
        {about && <span className="truncate text-[0.8125rem] text-soft">{about}</span>}
      </span>
    </Link>
  );
}

function Picture({ hit: { look, title, picture } }: { hit: SearchHit }) {
  if (look === 'crest') return <Crest name={title} logo={picture} size={32} />;
  if (look === 'portrait' || look === 'still') return <Avatar name={title} photo={picture} size={40} />;
  const Icon = icons[look];
  return <Icon className="size-5 text-soft" aria-hidden />;
}

const icons = { text: Megaphone, page: AppWindow, workout: Dumbbell, tip: Lightbulb };

const dayText = (at: Date) => `${at.getUTCDate()} ${shortMonth(at)} ${at.getUTCFullYear()}`;
