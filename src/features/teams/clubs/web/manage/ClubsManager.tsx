import { Eye, EyeOff } from 'lucide-react';
import { SportChoices } from '#features/teams/sports/web/api.ts';
import { manage, type RowProps } from '#platform/admin/web/manager/manager.ts';
import { ResourceManager } from '#platform/admin/web/manager/ResourceManager.tsx';
import { ApiError, getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { Crest } from '#web/ui/Crest.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { type Club, clubs } from '../../contract.ts';
import { toggleVisibility } from '../api.ts';
import { ClubFacts, ClubMarks } from '../ClubCard.tsx';

export function VisibilityToggle({ row: { id, name, hidden } }: RowProps<Club>) {
  const toggling = useWrite({
    send: () => toggleVisibility(id),
    onDone: (club) => toast({ title: club.hidden ? 'Club is now hidden' : 'Club is now visible', tone: 'good' }),
    onFailed: (error) =>
      toast({ title: 'Failed to toggle club visibility.', description: getReason(error), tone: 'bad' }),
  });
  const label = hidden ? 'Show' : 'Hide';
  const Icon = hidden ? Eye : EyeOff;
  return (
    <Button
      small
      busy={toggling.isPending}
      busyLabel={label}
      onClick={() => toggling.mutate(undefined)}
      aria-label={`${label} ${name}`}
    >
      <Icon className="size-4" aria-hidden />
      {label}
    </Button>
  );
}

/** The message of a 403, or of a lost connection, needs no prefix. */
function getReason(error: Error): string {
  const isFailure = error instanceof ApiError && error.status !== 0 && error.status !== 403;
  return isFailure ? `Failed to toggle visibility: ${error.status} ${error.message}` : getMessage(error);
}

export function ManagedClub({ row: club }: RowProps<Club>) {
  return (
    <>
      <div className="flex items-start gap-3">
        <Crest name={club.name} logo={club.logo} size={44} lazy />
        <div className="grid min-w-0 flex-1 gap-1.5">
          <h3>{club.name}</h3>
          <p className="flex flex-wrap gap-1.5 empty:hidden">
            <ClubMarks club={club} />
          </p>
        </div>
      </div>
      {club.description && <p className="line-clamp-2 text-sm">{club.description}</p>}
      <ClubFacts club={club} />
    </>
  );
}

const manager = manage(clubs, {
  getTitle: ({ name }) => name,
  labels: {
    name: 'Name',
    logo: { label: 'Logo', shape: 1 },
    description: 'Description',
    memberCount: 'Members',
    meetingTime: { label: 'Meeting time', placeholder: 'Mondays, 6-8 PM' },
    meetingPlace: { label: 'Meeting place', placeholder: 'Village Court' },
    leaders: { label: 'Led by', hint: 'One name per line' },
    sportId: { label: 'Sport', Choices: SportChoices },
    featured: 'Featured',
    hidden: { label: 'Hidden', hint: 'Hidden clubs are visible to admins only' },
    signUpsClosed: { label: 'Sign-ups closed', hint: 'Open clubs are on Join if the settings name them there' },
  },
  Card: ManagedClub,
  Actions: VisibilityToggle,
  isDimmed: ({ hidden }) => hidden,
  filters: [{ name: 'sportId', label: 'Sport', all: 'All sports', Choices: SportChoices }],
  query: { isAdmin: true },
});

export const ClubsManager = () => <ResourceManager of={manager} />;
