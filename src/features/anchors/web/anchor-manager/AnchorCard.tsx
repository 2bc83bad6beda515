import { Avatar } from '#web/ui/Avatar.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import type { ResidenceAnchor } from '../../contract.ts';

export function AnchorCard({ row: { name, photo, position, year, email, bio, videoUrl, active } }: Row) {
  return (
    <>
      <div className="flex items-start gap-3">
        <Avatar name={name} photo={photo} size={56} />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <h3>{name}</h3>
          <p className="text-[0.8125rem] text-soft">
            {position} · {year}
          </p>
          {email && <p className="text-[0.8125rem] text-soft">{email}</p>}
        </div>
      </div>
      {bio && <p className="line-clamp-2 text-[0.8125rem]">{bio}</p>}
      <div className="flex flex-wrap gap-1.5">
        <Pill tone={active ? 'win' : 'neutral'}>{active ? 'Active' : 'Inactive'}</Pill>
        <Pill tone={videoUrl ? 'info' : 'neutral'}>{videoUrl ? 'Video ✓' : 'No video'}</Pill>
      </div>
    </>
  );
}

interface Row {
  row: ResidenceAnchor;
}
