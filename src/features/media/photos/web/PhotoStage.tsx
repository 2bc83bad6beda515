import { type PointerEvent, useRef, useState } from 'react';
import { PhotoPicture } from '#platform/uploads/web/PhotoPicture.tsx';
import type { Photo } from '../contract.ts';
import { photoAlt } from './photo-texts.tsx';

interface PhotoStageProps {
  photos: readonly Photo[];
  at: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

const unknownRatio = 4 / 3;

export function PhotoStage({ photos, at, onMove, onClose }: PhotoStageProps) {
  const { drag, handlers } = useSwipe((meaning) => {
    if (meaning === 'close') onClose();
    else onMove(meaning === 'next' ? at + 1 : at - 1);
  });
  const near = photos.slice(Math.max(0, at - 1), at + 2);
  return (
    <div
      {...handlers}
      className="@container-[size] absolute inset-0 cursor-grab touch-pinch-zoom select-none overflow-hidden active:cursor-grabbing"
    >
      {near.map((photo) => (
        <Slide key={photo.id} photo={photo} offset={photos.indexOf(photo) - at} drag={drag} />
      ))}
    </div>
  );
}

interface SlideProps {
  photo: Photo;
  /** -1 before the open one, 0 the open one, 1 after it. */
  offset: number;
  drag: { x: number; y: number } | null;
}

function Slide({ photo, offset, drag }: SlideProps) {
  const ratio = photo.width && photo.height ? photo.width / photo.height : unknownRatio;
  const y = offset === 0 ? Math.max(0, drag?.y ?? 0) : 0;
  return (
    <div
      aria-hidden={offset !== 0}
      className={`absolute inset-0 grid place-items-center ${drag ? '' : 'transition-transform duration-250 ease-settle'}`}
      style={{ transform: `translate(calc(${offset * 100}% + ${drag?.x ?? 0}px), ${y}px)` }}
    >
      <div style={{ width: `min(100cqw, ${ratio} * 100cqh)`, aspectRatio: String(ratio) }}>
        <PhotoPicture photo={photo} alt={photoAlt(photo)} sizes="100vw" eager className="size-full object-contain" />
      </div>
    </div>
  );
}

type Meaning = NonNullable<ReturnType<typeof swipeMeaning>>;

interface Drag {
  x: number;
  y: number;
}

function useSwipe(onSwipe: (meaning: Meaning) => void) {
  const begin = useRef<{ x: number; y: number; at: number; pointer: number } | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);

  const start = (event: PointerEvent) => {
    // A second finger zooms: stop the swipe.
    if (!event.isPrimary || event.button !== 0) return stop();
    begin.current = { x: event.clientX, y: event.clientY, at: event.timeStamp, pointer: event.pointerId };
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ x: 0, y: 0 });
  };
  const follow = (event: PointerEvent) => {
    const from = begin.current;
    if (from?.pointer !== event.pointerId) return;
    const x = event.clientX - from.x;
    const y = event.clientY - from.y;
    setDrag(Math.abs(x) >= Math.abs(y) ? { x, y: 0 } : { x: 0, y });
  };
  const end = (event: PointerEvent) => {
    const from = begin.current;
    if (from?.pointer !== event.pointerId) return;
    stop();
    const meaning = swipeMeaning(event.clientX - from.x, event.clientY - from.y, event.timeStamp - from.at);
    if (meaning) onSwipe(meaning);
  };
  const stop = () => {
    begin.current = null;
    setDrag(null);
  };

  return {
    drag,
    handlers: { onPointerDown: start, onPointerMove: follow, onPointerUp: end, onPointerCancel: stop },
  };
}

export function indexAfterKey(key: string, at: number, count: number): number | null {
  const index = moves.get(key)?.(at, count);
  if (index === undefined || index < 0 || index >= count) return null;
  return index;
}

const moves = new Map<string, (at: number, count: number) => number>([
  ['ArrowLeft', (at) => at - 1],
  ['ArrowRight', (at) => at + 1],
  ['Home', () => 0],
  ['End', (_at, count) => count - 1],
]);

const farEnoughPx = 56;
const fastPxPerMs = 0.45;

export function swipeMeaning(dx: number, dy: number, tookMs: number): 'next' | 'previous' | 'close' | null {
  const along = Math.abs(dx) >= Math.abs(dy) ? dx : dy;
  const isSwipe = Math.abs(along) > farEnoughPx || Math.abs(along) / Math.max(tookMs, 1) > fastPxPerMs;
  if (!isSwipe || Math.abs(along) < 12) return null;
  if (along === dx) return dx < 0 ? 'next' : 'previous';
  return dy > 0 ? 'close' : null;
}
