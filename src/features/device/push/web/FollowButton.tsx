import { Bell, BellRing } from 'lucide-react';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { followTeam, unfollowTeam } from './api.ts';

interface FollowButtonProps {
  team: { id: number; name: string };
  isFollowed: boolean;
}

export function FollowButton({ team, isFollowed }: FollowButtonProps) {
  const toggling = useWrite({
    send: () => (isFollowed ? unfollowTeam(team.id) : followTeam(team.id)),
    onFailed: (error) => toast({ title: 'Nothing was changed', description: getMessage(error), tone: 'bad' }),
  });
  const Icon = isFollowed ? BellRing : Bell;
  return (
    <Button
      small
      aria-label={isFollowed ? `Unfollow ${team.name}` : `Follow ${team.name}`}
      busy={toggling.isPending}
      busyLabel="Saving..."
      onClick={() => toggling.mutate(undefined)}
    >
      <Icon className="size-4.5" aria-hidden /> {isFollowed ? 'Unfollow' : 'Follow'}
    </Button>
  );
}
