import { useQueryClient } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import type { TeamName } from '#features/teams/teams/contract.ts';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { MyTeams } from '../contract.ts';
import { followTeam, myTeamsOptions, unfollowTeam, useMyTeams } from './api.ts';
import { offerNow } from './first-follow.ts';

/** Follows a team, or no longer; shows the new state at once. Renders nothing for visitors. */
export function FollowButton({ team }: { team: Pick<TeamName, 'id' | 'name'> }) {
  const isMember = useSession() !== null;
  const { isFollowed, toggle } = useFollowing(team);
  if (!isMember) return null;
  return (
    <Button small aria-label={`${isFollowed ? 'Unfollow' : 'Follow'} ${team.name}`} onClick={toggle}>
      <Star className={`size-4.5 ${isFollowed ? 'fill-current text-accent-text' : ''}`} aria-hidden />
      {isFollowed ? 'Unfollow' : 'Follow'}
    </Button>
  );
}

/** The same as a star, for lists of teams. */
export function FollowStar({ team }: { team: Pick<TeamName, 'id' | 'name'> }) {
  const { isFollowed, toggle } = useFollowing(team);
  return (
    <IconButton
      icon={Star}
      label={`${isFollowed ? 'Unfollow' : 'Follow'} ${team.name}`}
      onClick={toggle}
      className={isFollowed ? 'text-accent-text! [&>svg]:fill-current' : ''}
    />
  );
}

function useFollowing(team: Pick<TeamName, 'id' | 'name'>) {
  const client = useQueryClient();
  const wasFollowed = useMyTeams().teams.some((mine) => mine.team.id === team.id && mine.isFollowed);
  const following = useWrite({
    send: (follows: boolean) => (follows ? followTeam(team.id) : unfollowTeam(team.id)),
    onDone: (mine, follows) => {
      client.setQueryData(myTeamsOptions.queryKey, mine);
      void sayFollowed(team.name, follows, mine);
    },
    onFailed: (error) => toast({ title: 'Nothing was changed', description: getMessage(error), tone: 'bad' }),
  });
  const isFollowed = following.isPending ? following.variables : wasFollowed;
  return { isFollowed, toggle: () => following.isPending || following.mutate(!wasFollowed) };
}

async function sayFollowed(name: string, follows: boolean, { teams }: MyTeams) {
  if (!follows) return toast({ title: `You no longer follow ${name}`, tone: 'good' });
  const isFirst = teams.filter(({ isFollowed }) => isFollowed).length === 1;
  const action = isFirst ? await offerNow() : undefined;
  toast({
    title: `You follow ${name}`,
    description: 'Its games are on your Home.',
    tone: 'good',
    ...(action && { action }),
  });
}
