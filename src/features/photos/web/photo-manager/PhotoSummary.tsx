import type { Photo } from '../../contract.ts';
import { PhotoPicture } from '../PhotoPicture.tsx';
import { photoAlt } from '../photo-alt.ts';
import { UploadedBy } from '../UploadedBy.tsx';

export function PhotoSummary({ row }: { row: Photo }) {
  return (
    <>
      <div className="-mx-4 -mt-4 aspect-[3/2] overflow-hidden rounded-t-card">
        <PhotoPicture
          photo={row}
          alt={photoAlt(row)}
          sizes="(min-width: 80rem) 360px, (min-width: 48rem) 46vw, 92vw"
          className="size-full object-cover"
        />
      </div>
      <h3>{row.title}</h3>
      <p className="line-clamp-2 text-[0.8125rem]">{row.description}</p>
      <UploadedBy photo={row} />
    </>
  );
}
