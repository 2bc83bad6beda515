import { ChevronDown, Clock, MapPin, Play } from 'lucide-react';
import { watchPath } from '#features/highlights/rules.ts';
import { hueOf } from '#shared/initials.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import type { ResidenceAnchor } from '../contract.ts';
import { Entries } from './Entries.tsx';

/** An officer of the residence: name, position, responsibilities and where to find them. */
export function ResidenceAnchorCard({ anchor }: { anchor: ResidenceAnchor }) {
  const { name, position, year, photo, banner_photo: banner, bio } = anchor;
  return (
    <Card
      as="li"
      id={`residence-anchor-${anchor.id}`}
      tabIndex={-1}
      className="flex flex-col overflow-hidden p-0! wrap-anywhere"
    >
      <Banner src={banner} name={name} />
      <div className="flex flex-1 flex-col gap-3 p-4 pt-0">
        <div className="relative -mt-8 flex items-end justify-between gap-3">
          <span className="rounded-full border-4 border-card">
            <Avatar name={name} photo={photo} size={80} round />
          </span>
          <Pill>{year}</Pill>
        </div>
        <div>
          <h3 className="text-lg">{name}</h3>
          <p className="font-semibold text-accent-text text-sm">{position}</p>
        </div>
        {bio && <p className="whitespace-pre-line text-[0.9375rem]">{bio}</p>}
        <AnchorVideo anchor={anchor} />
        <WhereToFind anchor={anchor} />
        <Duties anchor={anchor} />
      </div>
    </Card>
  );
}

function WhereToFind({ anchor: { office, officeHours } }: { anchor: ResidenceAnchor }) {
  return (
    <dl className="grid gap-1.5 border-line border-t pt-3 text-sm text-soft">
      <div className="flex gap-2">
        <dt className="pt-0.5">
          <MapPin className="size-4" aria-hidden />
          <span className="sr-only">Office</span>
        </dt>
        <dd className="min-w-0">{office}</dd>
      </div>
      <div className="flex gap-2">
        <dt className="pt-0.5">
          <Clock className="size-4" aria-hidden />
          <span className="sr-only">Office hours</span>
        </dt>
        <dd className="min-w-0">{officeHours}</dd>
      </div>
    </dl>
  );
}

function Duties({ anchor: { name, responsibilities, achievements } }: { anchor: ResidenceAnchor }) {
  if (responsibilities.length + achievements.length === 0) return null;
  return (
    <details className="group -mx-1 -mb-2">
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 rounded-control px-1 font-semibold text-sm hover:bg-raised [&::-webkit-details-marker]:hidden">
        <span>
          Responsibilities<span className="sr-only"> of {name}</span>
        </span>
        <ChevronDown className="size-5 text-soft transition-transform duration-200 group-open:rotate-180" aria-hidden />
      </summary>
      <div className="grid gap-3 px-1 pt-1 pb-2">
        <Entries entries={responsibilities} />
        {achievements.length > 0 && (
          <div className="grid gap-1.5">
            <h4 className="font-semibold text-sm">Achievements</h4>
            <Entries entries={achievements} trophies />
          </div>
        )}
      </div>
    </details>
  );
}

/** The picture across the top of a card; if it is missing or does not load, a colour derived from the name. Decorative. */
function Banner({ src, name }: { src: string | null; name: string }) {
  const hue = hueOf(name);
  return (
    <div
      className="relative aspect-[3/1] shrink-0 overflow-hidden"
      style={{ background: `linear-gradient(140deg, oklch(0.5 0.13 ${hue}), oklch(0.3 0.1 ${hue + 60}))` }}
    >
      <Picture src={src} width={640} height={213} loading="lazy" className="absolute inset-0 size-full object-cover" />
    </div>
  );
}

/** Links to the page that plays YouTube videos, or plays a file in place. Nothing is fetched before one presses play. */
function AnchorVideo({ anchor: { name, videoId, videoUrl } }: { anchor: ResidenceAnchor }) {
  if (videoId) {
    return (
      <ButtonLink to={watchPath(videoId, '/residence-anchors')} wide>
        <Play className="size-4 fill-current" aria-hidden /> Watch Video
        <span className="sr-only"> of {name}</span>
      </ButtonLink>
    );
  }
  if (!videoUrl) return null;
  return (
    // biome-ignore lint/a11y/useMediaCaption: an admin gives one address, and no captions with it
    <video
      controls
      preload="none"
      playsInline
      src={videoUrl}
      aria-label={`Video of ${name}`}
      className="aspect-video w-full rounded-control bg-black"
    />
  );
}
