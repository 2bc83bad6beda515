import { hueOf } from '#shared/initials.ts';
import { usePicture } from '#web/ui/picture.ts';

/** The picture across the top of a card; a colour of the person's own when there is none or it does not load. Decorative. */
export function Banner({ src: address, name }: { src: string | null; name: string }) {
  const { src, onError } = usePicture(address);
  const hue = hueOf(name);
  return (
    <div
      className="relative aspect-[3/1] shrink-0 overflow-hidden"
      style={{ background: `linear-gradient(140deg, oklch(0.5 0.13 ${hue}), oklch(0.3 0.1 ${hue + 60}))` }}
    >
      {src && (
        <img
          src={src}
          alt=""
          width={640}
          height={213}
          loading="lazy"
          decoding="async"
          onError={onError}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </div>
  );
}
