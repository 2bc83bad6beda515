import { Avatar } from '#web/ui/Avatar.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import type { GroundAnchor } from '../contract.ts';
import { isCaptain } from '../rules.ts';
import { Entries } from './Entries.tsx';

/** Who a ground anchor is. */
export function GroundAnchorProfile({ anchor, onClose }: { anchor: GroundAnchor; onClose: () => void }) {
  const { name, position, photo, bio, achievements } = anchor;
  return (
    <Dialog title={name} onClose={onClose}>
      <div className="grid gap-4 wrap-anywhere">
        <div className="flex items-center gap-4">
          <Avatar name={name} photo={photo} size={112} lazy={false} />
          <Pill tone={isCaptain(anchor) ? 'gold' : 'neutral'}>{position}</Pill>
        </div>
        {bio && <p className="whitespace-pre-line text-[0.9375rem]">{bio}</p>}
        {achievements.length > 0 && (
          <section aria-label="Achievements" className="grid gap-2">
            <h3>Achievements</h3>
            <Entries entries={achievements} trophies />
          </section>
        )}
      </div>
    </Dialog>
  );
}
