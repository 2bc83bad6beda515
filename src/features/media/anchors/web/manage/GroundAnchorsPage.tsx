import { manage, type RowProps } from '#platform/admin/web/manager/manager.ts';
import { ManagerPage } from '#platform/admin/web/manager/ResourceManager.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { type GroundAnchor, groundAnchors } from '../../contract.ts';
import { groundAnchorCaptain, groundAnchorMember } from '../../position-keys.ts';

const portrait = 4 / 5;

const manager = manage(groundAnchors, {
  getTitle: ({ name }) => name,
  labels: {
    name: 'Name',
    position: { label: 'Position', control: { kind: 'choice', choices: [groundAnchorMember, groundAnchorCaptain] } },
    photo: { label: 'Photo', shape: portrait },
    bio: 'Bio',
    achievements: { label: 'Achievements', hint: 'One per line' },
  },
  Card: ManagedGroundAnchor,
  columns: 3,
});

export const GroundAnchorsPage = () => <ManagerPage title="Ground Anchor Members" of={manager} />;

function ManagedGroundAnchor({ row: { name, position, photo, bio } }: RowProps<GroundAnchor>) {
  return (
    <>
      <div className="flex items-start gap-3">
        <Avatar name={name} photo={photo} size={56} />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <h3>{name}</h3>
          <p className="text-sm text-soft">{position}</p>
        </div>
      </div>
      {bio && <p className="line-clamp-3 text-sm">{bio}</p>}
    </>
  );
}
