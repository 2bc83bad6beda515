import { AdminPage } from '#features/admin/web/frame/AdminPage.tsx';
import { manage, type RowProps } from '#web/manage/manager.ts';
import { ResourceManager } from '#web/manage/ResourceManager.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { type GroundAnchor, groundAnchorCaptain, groundAnchorMember, groundAnchors } from '../../contract.ts';

const portrait = 4 / 5;

const manager = manage(groundAnchors, {
  kind: 'Ground Anchor',
  plural: 'Ground Anchors',
  titleOf: ({ name }) => name,
  labels: {
    name: 'Name',
    position: { label: 'Position', control: { kind: 'choice', choices: [groundAnchorMember, groundAnchorCaptain] } },
    photo: { label: 'Photo', shape: portrait },
    bio: 'Bio',
    achievements: { label: 'Achievements', hint: 'One a line' },
  },
  Card: ManagedGroundAnchor,
  columns: 3,
});

export function GroundAnchorsPage() {
  return (
    <AdminPage title="Ground Anchor Members" back="/admin/dashboard">
      <ResourceManager of={manager} />
    </AdminPage>
  );
}

function ManagedGroundAnchor({ row: { name, position, photo, bio } }: RowProps<GroundAnchor>) {
  return (
    <>
      <div className="flex items-start gap-3">
        <Avatar name={name} photo={photo} size={56} />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <h3>{name}</h3>
          <p className="text-[0.8125rem] text-soft">{position}</p>
        </div>
      </div>
      {bio && <p className="line-clamp-2 text-[0.8125rem]">{bio}</p>}
    </>
  );
}
