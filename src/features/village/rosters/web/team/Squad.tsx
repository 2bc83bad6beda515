import { useQuery } from '@tanstack/react-query';
import { ShieldCheck, Star, Trophy, UserRoundCheck, Users } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { computePerGame } from '#features/results/player-stats/rules.ts';
import { ownPlayersOptions, useAction } from '#features/teams/player-links/web/api.ts';
import { YouMark } from '#features/teams/player-links/web/YouMark.tsx';
import { playerPath } from '#features/teams/players/rules.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ColumnHeading, ScrollTable } from '#web/ui/lists/Table.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { ToggleButton } from '#web/ui/ToggleButton.tsx';
import type { SquadMember, TeamOverview } from '../../contract.ts';
import { inSquadOrder, squadColumns } from '../../squad-rules.ts';

/** Who plays, and what each did in the season; the columns are those of the sport in which anybody has something. */
export function Squad({ overview: { team, squad, season, definition } }: { overview: TeamOverview }) {
  const [isFinding, setFinding] = useState(false);
  const mayClaim = useMayClaim(team.id);
  const columns = squadColumns(getDefinition(definition), squad);
  if (squad.length === 0) {
    return (
      <Card heading="Squad">
        <EmptyState icon={Users} title="No players found for this team" />
      </Card>
    );
  }
  return (
    <section className="card overflow-hidden" aria-labelledby="squad-heading">
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 pt-4">
        <h2 id="squad-heading" className="flex items-baseline gap-2">
          Squad
          <span className="score text-lg text-soft">{squad.length}</span>
        </h2>
        {mayClaim && (
          <ToggleButton isPressed={isFinding} onClick={() => setFinding(!isFinding)}>
            <UserRoundCheck className="size-4" aria-hidden /> I play here
          </ToggleButton>
        )}
      </header>
      <p className="px-4 pt-1 text-soft text-sm">
        {isFinding && mayClaim ? 'Find yourself, and tap "This is me".' : columns.length > 0 && `Season ${season}`}
      </p>
      <ScrollTable label={`Squad, season ${season}`} caption={`Squad, season ${season}`} frame="mt-1 [--edge:16px]">
        <thead className={columns.length === 0 ? 'sr-only' : ''}>
          <tr>
            <th scope="col">Player</th>
            {columns.length > 0 && <ColumnHeading short="GP" label="Games played" />}
            {columns.map(({ key, abbreviation, label }) => (
              <ColumnHeading key={key} short={abbreviation} label={label} />
            ))}
          </tr>
        </thead>
        <tbody>
          {inSquadOrder(squad, columns).map((member) => (
            <Row
              key={member.player.id}
              member={member}
              columns={columns}
              hasNumbers={squad.some(({ player }) => player.jerseyNumber !== null)}
              isFinding={isFinding && mayClaim}
            />
          ))}
        </tbody>
      </ScrollTable>
    </section>
  );
}

/** Somebody who plays in the team already cannot be another player there. */
function useMayClaim(teamId: number): boolean {
  const { data } = useQuery(ownPlayersOptions);
  return data?.players.every(({ team }) => team.id !== teamId) ?? false;
}

interface RowProps {
  member: SquadMember;
  columns: ReturnType<typeof squadColumns>;
  hasNumbers: boolean;
  isFinding: boolean;
}

function Row({ member, columns, hasNumbers, isFinding }: RowProps) {
  const { player, games, totals } = member;
  return (
    <tr>
      <th scope="row" className="py-1 font-normal">
        <span className="flex items-center gap-2.5">
          {hasNumbers && (
            <span className="score min-w-6 shrink-0 text-right text-lg text-soft">
              {player.jerseyNumber !== null && <span className="sr-only">Number </span>}
              {player.jerseyNumber}
            </span>
          )}
          <Avatar name={player.displayName} photo={player.photo} size={34} round />
          <span
            className={`grid min-w-0 ${columns.length > 0 ? 'w-[min(9rem,38vw)] max-[18rem]:w-[60vw] sm:w-auto' : ''}`}
          >
            <Link
              to={playerPath(player.id)}
              viewTransition
              className="grid min-h-11 content-center leading-tight hover:underline"
            >
              <span className="flex min-w-0 items-center gap-1.5">
                <span className="line-clamp-2 font-bold text-sm wrap-anywhere">{player.displayName}</span>
                <YouMark playerId={player.id} />
              </span>
              <span className="flex min-w-0 items-center gap-1.5 text-soft text-xs">
                {player.position && <span className="truncate">{player.position}</span>}
                <Badges player={player} />
              </span>
            </Link>
            {isFinding && <Claim playerId={player.id} name={player.displayName} />}
          </span>
        </span>
      </th>
      {columns.length > 0 && <td className="score text-soft">{games}</td>}
      {columns.map(({ key }, at) => (
        <td key={key} className={`score ${at === 0 ? 'text-lg' : 'text-soft'}`} title={averageText(member, key)}>
          {totals[key] ?? (games === 0 ? '' : totals[key] === null ? '–' : 0)}
        </td>
      ))}
    </tr>
  );
}

function averageText(member: SquadMember, key: string): string | undefined {
  return member.games > 1 ? `${computePerGame(member, key).toFixed(1)} per game` : undefined;
}

function Badges({ player: { isCaptain, isMvp, isAllStar } }: { player: SquadMember['player'] }) {
  return (
    <>
      {isCaptain && <Badge icon={ShieldCheck} label="Captain" className="text-info" />}
      {isMvp && <Badge icon={Trophy} label="MVP" className="text-gold" />}
      {isAllStar && !isMvp && <Badge icon={Star} label="All-Star" className="fill-current text-gold" />}
    </>
  );
}

const Badge = ({ icon: Icon, label, className }: { icon: typeof Star; label: string; className: string }) => (
  <span title={label} className="relative shrink-0">
    <Icon className={`size-3.5 ${className}`} aria-hidden />
    <span className="sr-only">{label}</span>
  </span>
);

function Claim({ playerId, name }: { playerId: number; name: string }) {
  const { data: own } = useQuery(ownPlayersOptions);
  const claiming = useAction('claim');
  const withdrawing = useAction('withdraw');
  if (own?.claims.some(({ player }) => player.id === playerId)) {
    return (
      <span className="grid justify-items-start gap-1 pb-2 text-xs">
        You claimed this profile. An officer will check it.
        <Button
          small
          aria-label={`Withdraw: ${name}`}
          busy={withdrawing.isPending}
          busyLabel="Withdrawing..."
          onClick={() => withdrawing.mutate(playerId)}
        >
          Withdraw
        </Button>
      </span>
    );
  }
  return (
    <Button
      small
      className="mb-2 justify-self-start"
      aria-label={`This is me: ${name}`}
      busy={claiming.isPending}
      busyLabel="Sending..."
      onClick={() => claiming.mutate(playerId)}
    >
      This is me
    </Button>
  );
}
