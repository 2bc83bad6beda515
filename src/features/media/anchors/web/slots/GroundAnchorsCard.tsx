import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useProfileInUrl } from '#features/teams/players/web/useProfileInUrl.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { LinkedText } from '#web/ui/LinkedText.tsx';
import { ReadCard } from '#web/ui/lists/ReadCard.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { EmptyState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { GroundAnchor } from '../../contract.ts';
import { isCaptain, listTeam } from '../../rules.ts';
import { groundAnchorsOptions } from '../api.ts';
import { Entries } from '../Entries.tsx';

export function GroundAnchorProfile({ anchor, onClose }: { anchor: GroundAnchor; onClose: () => void }) {
  const { name, position, photo, bio, achievements } = anchor;
  return (
    <Dialog title={name} onClose={onClose}>
      <div className="grid gap-4 wrap-anywhere">
        <div className="flex items-center gap-4">
          <Avatar name={name} photo={photo} size={112} lazy={false} />
          <Pill tone={isCaptain(anchor) ? 'gold' : 'neutral'}>{position}</Pill>
        </div>
        {bio && (
          <p className="whitespace-pre-line text-base">
            <LinkedText>{bio}</LinkedText>
          </p>
        )}
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

const nobody = 'No team members found';
const grid = 'grid grid-cols-2 gap-2';

/** The ground anchors of the village; a tap opens a profile. */
export function GroundAnchorsCard() {
  return (
    <ReadCard
      heading="Ground Anchor Members"
      of={useQuery({ ...groundAnchorsOptions(), select: teamOrNobody })}
      loading={<TeamLoading />}
      failed={{ title: nobody }}
      empty={<EmptyState icon={Users} title={nobody} />}
    >
      {(team) => <Team team={team} />}
    </ReadCard>
  );
}

GroundAnchorsCard.reads = (client: QueryClient) => [client.prefetchQuery(groundAnchorsOptions())];

function teamOrNobody(anchors: readonly GroundAnchor[]): GroundAnchor[] | null {
  const team = listTeam(anchors);
  return team.length > 0 ? team : null;
}

function Team({ team }: { team: readonly GroundAnchor[] }) {
  const profile = useProfileInUrl('ground-anchor');
  const anchor = team.find(({ id }) => id === profile.openedId);
  return (
    <>
      <ul className={grid}>
        {team.map((mate) => (
          <li key={mate.id} className="min-w-0">
            <TeamMate anchor={mate} onOpen={() => profile.open(mate.id)} />
          </li>
        ))}
      </ul>
      {anchor && <GroundAnchorProfile anchor={anchor} onClose={profile.close} />}
    </>
  );
}

function TeamMate({ anchor, onOpen }: { anchor: GroundAnchor; onOpen: () => void }) {
  const { name, position, photo } = anchor;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="flex size-full items-center gap-2.5 rounded-control bg-raised p-2 text-left lights-up transition active:scale-[0.985]"
    >
      <Avatar name={name} photo={photo} size={44} round />
      <span className="grid min-w-0 gap-0.5">
        <span className="line-clamp-2 font-semibold text-sm leading-tight wrap-anywhere">{name}</span>
        <span className={`text-xs ${isCaptain(anchor) ? 'font-bold text-gold' : 'sr-only'}`}>{position}</span>
      </span>
    </button>
  );
}

function TeamLoading() {
  return (
    <Loading label="Loading the ground anchors" className={grid}>
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders never change their order
        <Skeleton key={index} className="h-15 rounded-control" />
      ))}
    </Loading>
  );
}
