import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Form } from '#features/results/standings/web/Form.tsx';
import { FollowButton } from '#features/teams/my-teams/web/FollowButton.tsx';
import { playerPath } from '#features/teams/players/rules.ts';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { genderNames } from '#features/teams/teams/web/team.ts';
import { Card } from '#web/ui/Card.tsx';
import type { SquadMember, TeamOverview } from '../../contract.ts';
import { ordinal, type TeamGames } from '../../game-rules.ts';

interface TeamHeadProps {
  overview: TeamOverview;
  games: TeamGames | undefined;
}

/** Who a team is, how it stands, and what one can do about it. */
export function TeamHead({ overview: { team, table, squad }, games }: TeamHeadProps) {
  const row = table?.rows.find((one) => one.team.id === team.id);
  const outcomes = games?.form.flatMap(({ outcome }) => outcome ?? []) ?? [];
  return (
    <Card hero>
      <div className="flex items-center gap-4">
        <TeamCrest team={team} size={66} />
        <div className="grid min-w-0 flex-1 gap-0.5 text-sm text-soft wrap-anywhere">
          <p>
            {team.sport.name} · {genderNames[team.gender]}
          </p>
          {team.residences.length > 0 && <p>{team.residences.map(({ name }) => name).join(' and ')}</p>}
          <Captains squad={squad} />
        </div>
        {row && row.played > 0 && (
          <p className="grid shrink-0 justify-items-end">
            <span className="score figure">{ordinal(row.position)}</span>
            <span className="text-soft text-xs">
              of {table?.rows.length} · {row.points} {row.points === 1 ? 'pt' : 'pts'}
            </span>
          </p>
        )}
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        {outcomes.length > 0 && <Form outcomes={outcomes} />}
        <FollowButton team={team} />
      </div>
    </Card>
  );
}

function Captains({ squad }: { squad: readonly SquadMember[] }) {
  const captains = squad.filter(({ player }) => player.isCaptain);
  if (captains.length === 0) return null;
  const links = captains.map<ReactNode>(({ player: { id, displayName } }) => (
    <Link
      key={id}
      to={playerPath(id)}
      viewTransition
      className="relative font-semibold text-ink hover:underline before:absolute before:-inset-y-3 before:inset-x-0"
    >
      {displayName}
    </Link>
  ));
  return (
    <p>
      {captains.length === 1 ? 'Captain ' : 'Captains '}
      {links.reduce((before, link) => [before, ', ', link])}
    </p>
  );
}
