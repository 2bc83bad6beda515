import { ExternalLink, RotateCw, VideoOff } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { buildEmbedUrl, buildVideoUrl } from '#shared/youtube.ts';
import { useClientOnly } from '#web/routing/rendering.ts';
import { Button, buttonClasses } from '#web/ui/Button.tsx';
import { Still } from './Still.tsx';

export const embedHost = new URL(buildEmbedUrl('')).origin;

/** The player's address: it answers messages from this page, plays inline and suggests only its own channel. */
export function playerUrl(videoId: string, autoplay: boolean, from: string): string {
  const url = new URL(buildEmbedUrl(videoId));
  for (const [name, value] of Object.entries({ enablejsapi: '1', origin: from, playsinline: '1', rel: '0' })) {
    url.searchParams.set(name, value);
  }
  if (autoplay) url.searchParams.set('autoplay', '1');
  return url.href;
}

interface VideoPlayerProps {
  videoId: string;
  title: string;
  /** Shown until the player is ready, and in its place if it never is. */
  poster?: string | null;
  kind?: 'video' | 'short';
  autoplay?: boolean;
}

export function VideoPlayer(props: VideoPlayerProps) {
  const [tries, setTries] = useState(0);
  // The client loads another site's frame itself, and only once; server rendering leaves it out.
  const isClient = useClientOnly();
  if (!isClient) return <div className={`rounded-card border border-line bg-black ${chooseShape(props.kind)}`} />;
  return <Player key={`${props.videoId} ${tries}`} {...props} onRetry={() => setTries((so) => so + 1)} />;
}

function Player({ videoId, title, poster = null, kind = 'video', autoplay = false, onRetry }: PlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const state = usePlayer(frame);
  const upright = kind === 'short';
  return (
    <div className={`relative isolate overflow-hidden rounded-card border border-line bg-black ${chooseShape(kind)}`}>
      <iframe
        ref={frame}
        src={playerUrl(videoId, autoplay, location.origin)}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="strict-origin-when-cross-origin"
        // Before the player is ready, nothing in the frame must be visible or reachable by keyboard.
        className={`absolute inset-0 size-full ${state === 'playing' ? '' : 'invisible'}`}
      />
      {/* No poster, no still: the circle of the drawn court would look like a second loading ring. */}
      {(poster ? state !== 'playing' : state === 'silent') && (
        <Still src={poster} name={title} eager upright={upright} className="size-full" />
      )}
      {state === 'waiting' && <VideoLoading label="Loading the video" />}
      {state === 'silent' && <Silent videoUrl={buildVideoUrl({ id: videoId, kind })} onRetry={onRetry} />}
    </div>
  );
}

const chooseShape = (kind: VideoPlayerProps['kind']) =>
  kind === 'short' ? 'mx-auto aspect-[9/16] max-h-[78dvh]' : 'aspect-video';

type PlayerProps = VideoPlayerProps & { onRetry: () => void };

function Silent({ videoUrl, onRetry }: { videoUrl: string; onRetry: () => void }) {
  return (
    <div
      role="status"
      className="absolute inset-0 grid content-center justify-items-center gap-1 bg-black/70 p-4 text-center text-white"
    >
      <VideoOff className="mb-1 hidden size-7 sm:block" aria-hidden />
      <p className="font-bold">The video cannot be loaded here</p>
      <p className="text-balance text-sm text-white/85">It is on YouTube, which this network blocks.</p>
      <p className="mt-2.5 flex flex-wrap justify-center gap-2">
        <a
          href={videoUrl}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses({ variant: 'primary', small: true })}
        >
          Watch on YouTube <ExternalLink className="size-4" aria-hidden />
          <span className="sr-only"> (opens a new tab)</span>
        </a>
        <Button small onClick={onRetry}>
          <RotateCw className="size-4" aria-hidden /> Try again
        </Button>
      </p>
    </div>
  );
}

/** `waiting`: no message from the player yet. `playing`: it has answered. `silent`: its host cannot be reached. */
type PlayerState = 'waiting' | 'playing' | 'silent';

const askEveryMs = 250;
/** A player answers well before this; a hung request or a browser's error page never does. With the episode's second, 6 s. */
const timeoutMs = 5_000;

/**
 * Whether the player in a frame really loaded. Asking the player itself, and not loading a picture beside it, is the
 * only way that leaves no error in the console when the video's host cannot be reached. A late response still counts.
 */
function usePlayer(frame: RefObject<HTMLIFrameElement | null>): PlayerState {
  const [state, setState] = useState<PlayerState>('waiting');

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // To any origin: an error page in the frame has another one, and the question holds no secret.
    const ask = () => element.contentWindow?.postMessage(question, '*');
    const giveUp = () => setState((known) => (known === 'waiting' ? 'silent' : known));
    const receive = ({ source, origin }: MessageEvent) => {
      if (source !== element.contentWindow || origin !== embedHost) return;
      clearInterval(asking);
      setState('playing');
    };
    const asking = setInterval(ask, askEveryMs);
    const timeout = setTimeout(giveUp, timeoutMs);
    addEventListener('message', receive);
    return () => {
      clearInterval(asking);
      clearTimeout(timeout);
      removeEventListener('message', receive);
    };
  }, [frame]);

  return state;
}

const question = JSON.stringify({ event: 'listening', id: 1, channel: 'widget' });

interface VideoLoadingProps {
  label: string;
  seen?: boolean;
}

export function VideoLoading({ label, seen = false }: VideoLoadingProps) {
  return (
    <p role="status" className="absolute inset-0 grid place-items-center bg-black/35 text-white">
      <span className="size-12 animate-spin rounded-full border-4 border-white/30 border-t-accent" aria-hidden />
      <span className={seen ? 'absolute top-[calc(50%+2.5rem)] font-semibold' : 'sr-only'}>{label}</span>
    </p>
  );
}
