import type { Photo } from '../contract.ts';
import { PhotoPicture } from './PhotoPicture.tsx';
import { photoAlt } from './photo-alt.ts';
import { useSwipe } from './use-swipe.ts';

interface PhotoStageProps {
  photos: readonly Photo[];
  at: number;
  onMove: (place: number) => void;
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
