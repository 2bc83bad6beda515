import { Link } from 'react-router';
import { FollowButton } from '#features/teams/my-teams/web/FollowButton.tsx';
import { PlayerIdentity } from '#features/teams/player-links/web/PlayerIdentity.tsx';
import type { Player } from '#features/teams/players/contract.ts';
import { PlayerBadges } from '#features/teams/players/web/PlayerBadges.tsx';
import { Portrait } from '#features/teams/players/web/Portrait.tsx';
import { teamPath } from '#features/teams/teams/rules.ts';
import { Card } from '#web/ui/Card.tsx';

/** Who a player is, in which team, and whether it is the person looking. */
export function PlayerHead({ player }: { player: Player }) {
  const { team } = player;
  return (
    <Card hero>
      <div className="flex items-center gap-4">
        <Portrait player={player} lazy={false} className="w-[38%] max-w-44 shrink-0 aspect-[4/5] rounded-card" />
        <div className="grid min-w-0 flex-1 gap-2.5 wrap-anywhere">
          <dl className="grid gap-2">
            {player.name !== player.displayName && <Fact label="Name">{player.name}</Fact>}
            {player.position && <Fact label="Position">{player.position}</Fact>}
            <Fact label="Team">
              <Link
                to={teamPath(team.id)}
                viewTransition
                className="relative underline decoration-line underline-offset-4 hover:decoration-current before:absolute before:-inset-y-2.5 before:inset-x-0"
              >
                {team.name}
              </Link>
            </Fact>
            <Fact label="Sport">{team.sport.name}</Fact>
          </dl>
          <PlayerBadges player={player} />
        </div>
      </div>
      {player.bio && <p className="mt-4 whitespace-pre-line text-base wrap-anywhere">{player.bio}</p>}
      <div className="mt-4 grid gap-2.5">
        <PlayerIdentity player={player} />
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 text-soft text-sm">
          <span className="min-w-0 wrap-anywhere">{`Games of ${team.name}`}</span>
          <FollowButton team={team} />
        </p>
      </div>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-soft text-xs">{label}</dt>
      <dd className="font-semibold leading-tight">{children}</dd>
    </div>
  );
}
