import { Play } from 'lucide-react';
import { watchPath } from '#features/highlights/rules.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import type { ResidenceAnchor } from '../contract.ts';

/** The video of an anchor: on the page that plays YouTube, or here when it is a file. Nothing is fetched before it is played. */
export function AnchorVideo({ anchor: { name, videoId, videoUrl } }: { anchor: ResidenceAnchor }) {
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
