import { manage } from '#features/admin/web/manager/manager.ts';
import { ResourceManager } from '#features/admin/web/manager/ResourceManager.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { type ResidenceAnchor, residenceAnchors } from '../../contract.ts';
import { AnchorActs } from '../anchor-manager/AnchorActs.tsx';

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

const portrait = 4 / 5;
const banner = 3;

const manager = manage(residenceAnchors, {
  titleOf: ({ name }) => name,
  labels: {
    name: 'Name',
    position: 'Position',
    year: { label: 'Year', placeholder: '2026/27' },
    active: { label: 'Active', hint: 'Inactive anchors are not in the directory' },
    photo: { label: 'Photo', shape: portrait },
    banner_photo: { label: 'Banner', shape: banner },
    bio: 'Bio',
    email: { label: 'Email', hint: 'Visible to admins only' },
    office: 'Office',
    officeHours: 'Office hours',
    responsibilities: 'Responsibilities',
    achievements: 'Achievements',
    videoUrl: 'Highlight video',
  },
  Card: AnchorCard,
  Acts: AnchorActs,
  isDimmed: ({ active }) => !active,
  columns: 3,
  wording: {
    add: 'Add Anchor',
    loading: 'Loading Residence Anchors...',
    empty: 'No Residence Anchors found',
    loadFailed: (message) => ({ title: `Error loading Residence Anchors: ${message}` }),
    done: (act) => ({
      title: `Residence Anchor ${{ add: 'created', update: 'updated', delete: 'deleted' }[act]} successfully`,
    }),
    failed: (_act, message) => ({ title: 'Error', description: message }),
    confirmDelete: () => ({
      title: 'Are you sure?',
      description: 'This action cannot be undone. This will permanently delete the residence anchor.',
    }),
  },
});

export const ResidenceAnchorsManager = () => <ResourceManager of={manager} />;
