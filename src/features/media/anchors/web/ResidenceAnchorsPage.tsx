import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown, Clock, MapPin, Play, Users } from 'lucide-react';
import { useId } from 'react';
import { watchPath } from '#features/media/highlights/rules.ts';
import { hashToHue } from '#shared/names.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LinkedText } from '#web/ui/LinkedText.tsx';
import { useLinkedRow } from '#web/ui/lists/InfiniteList.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { ResidenceAnchor } from '../contract.ts';
import { type AnchorSection, groupIntoSections } from '../rules.ts';
import { residenceAnchorsOptions } from './api.ts';
import { Entries } from './Entries.tsx';

const grid = 'grid items-start gap-3.5 md:grid-cols-2 lg:gap-[18px]';

/** Who runs the residence, by portfolio. */
export function ResidenceAnchorsPage() {
  return (
    <>
      <PageTitle>Residence Anchors</PageTitle>
      <Directory />
    </>
  );
}

export const loader = defineLoader(({ client }) => [client.prefetchInfiniteQuery(residenceAnchorsOptions())]);

function Directory() {
  const anchors = useInfiniteQuery(residenceAnchorsOptions());
  useLinkedRow(anchors);
  if (anchors.isPending) return <DirectoryLoading />;
  if (!anchors.data) {
    return (
      <ErrorState
        title="Failed to load Residence Anchors"
        text="Please try again later"
        onRetry={() => anchors.refetch()}
        busy={anchors.isFetching}
      />
    );
  }
  const active = anchors.data.filter((anchor) => anchor.active);
  return (
    <>
      {active.length === 0 && (
        <EmptyState icon={Users} title="No Residence Anchors found" text="Check back soon for updates" />
      )}
      <div className="grid gap-6 lg:gap-8">
        {groupIntoSections(active).map((section) => (
          <Section key={section.title} section={section} />
        ))}
      </div>
      <LoadMore list={anchors} />
    </>
  );
}

function Section({ section: { title, anchors } }: { section: AnchorSection<ResidenceAnchor> }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3">
        {title}
      </h2>
      <ul className={grid}>
        {anchors.map((anchor) => (
          <ResidenceAnchorCard key={anchor.id} anchor={anchor} />
        ))}
      </ul>
    </section>
  );
}

function DirectoryLoading() {
  return (
    <Loading label="Loading Residence Anchors">
      <Skeleton className="mb-3 h-6 w-40" />
      <div className={grid}>
        {Array.from({ length: 6 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders never change their order
          <Skeleton key={index} className="h-96 rounded-card" />
        ))}
      </div>
    </Loading>
  );
}

/** An officer of the residence: name, position, responsibilities and where to find them. */
function ResidenceAnchorCard({ anchor }: { anchor: ResidenceAnchor }) {
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
        {bio && (
          <p className="whitespace-pre-line text-base">
            <LinkedText>{bio}</LinkedText>
          </p>
        )}
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
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 rounded-control px-1 font-semibold text-sm hover:bg-raised">
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
  const hue = hashToHue(name);
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
