import type { Game } from '#features/competition/games/contract.ts';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { Card } from '#web/ui/Card.tsx';
import { type Performer, type PlayerLine, topPerformers } from '../../performer-rules.ts';
import { sides } from '../../rules.ts';
import { PlayerLink } from '../PlayerLink.tsx';

interface TopPerformersProps {
  game: Pick<Game, 'homeTeam' | 'awayTeam'>;
  definition: SportDefinition;
  lines: readonly PlayerLine[];
}

/** Who did most for each side. Renders nothing while nobody is named. */
export function TopPerformers({ game, definition, lines }: TopPerformersProps) {
  const performers = topPerformers(definition, lines);
  const all = sides.flatMap((side) => performers[side]);
  if (all.length === 0) return null;
  return (
    <Card heading="Top performers">
      <ul className="-my-2 grid grid-cols-1">
        {all.map((performer) => (
          <PerformerRow key={performer.playerId} performer={performer} team={game[`${performer.side}Team`]} />
        ))}
      </ul>
    </Card>
  );
}

function PerformerRow({ performer, team }: { performer: Performer; team: Game['homeTeam'] }) {
  const { playerId, name, position, most, also } = performer;
  const about = [position, also].filter(Boolean).join(' · ');
  return (
    <li className="border-line border-t first:border-t-0">
      <PlayerLink
        playerId={playerId}
        className="flex min-h-12 items-center gap-2.5 rounded-control py-1.5"
        linkLook="group"
      >
        <TeamCrest team={team} name={team.name} size={24} />
        <span className="sr-only">{team.name}: </span>
        <span className="min-w-0 flex-1 leading-tight">
          <span className="wrap-anywhere block font-bold text-base group-hover:underline">{name}</span>
          {about !== '' && <span className="block text-sm text-soft">{about}</span>}
        </span>
        <span className="score max-w-[50%] shrink-0 text-right text-lg">{most}</span>
      </PlayerLink>
    </li>
  );
}
