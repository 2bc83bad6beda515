import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { PlacesMoved } from '#web/ui/PlacesMoved.tsx';
import type { PreviewedTeam } from '../contract.ts';
import { isMoved } from '../preview-rules.ts';

/** Where teams stand after a change, and how far each moves. */
export const TableMoves = ({ teams }: { teams: readonly PreviewedTeam[] }) => (
  <ol className="grid grid-cols-1">
    {teams.map((previewed) => (
      <Place key={`${previewed.group}${previewed.team.id}`} previewed={previewed} />
    ))}
  </ol>
);

function Place({ previewed }: { previewed: PreviewedTeam }) {
  const { team, group, before, after } = previewed;
  const isOther = before.points !== after.points;
  return (
    <li className="flex min-h-10 items-center gap-2.5 border-line border-t py-1">
      <span className="score min-w-6 text-right text-lg">{after.position}</span>
      <PlacesMoved before={before.position} after={after.position} />
      <TeamCrest team={team} size={24} lazy />
      <span className={`min-w-0 flex-1 text-sm leading-tight wrap-anywhere ${isMoved(previewed) ? 'font-bold' : ''}`}>
        {team.name}
        {group !== null && <span className="block font-normal text-soft text-xs">{group}</span>}
      </span>
      <span className="shrink-0 text-right text-sm">
        {isOther && (
          <span className="text-soft">
            {before.points}
            <span aria-hidden> → </span>
            <span className="sr-only"> to </span>
          </span>
        )}
        <span className="score text-lg">{after.points}</span> <span className="text-soft text-xs">pts</span>
      </span>
    </li>
  );
}
