import { Link } from 'react-router';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { useClientOnly } from '#web/routing/rendering.ts';
import { useMyTeams } from './api.ts';

/** A rail has room for a few: the closest. */
const shownTeams = 5;

/** One's own teams in a desktop's rail, each a press away. */
export function RailTeams() {
  const { teams } = useMyTeams();
  const isClient = useClientOnly();
  if (!isClient || teams.length === 0) return null;
  return (
    <nav aria-label="My teams" className="border-line border-t pt-3">
      <p aria-hidden className="px-3 pb-1 font-semibold text-soft text-xs">
        My teams
      </p>
      <ul className="grid grid-cols-1">
        {teams.slice(0, shownTeams).map(({ team }) => (
          <li key={team.id}>
            <Link
              to={`/teams/${team.id}`}
              viewTransition
              className="flex min-h-11 items-center gap-3 rounded-control px-3 transition-colors hover:bg-raised"
            >
              <TeamCrest team={team} size={20} />
              <span className="grid min-w-0 grid-cols-1 leading-tight">
                <span className="truncate font-semibold text-sm">{team.name}</span>
                <span className="truncate text-soft text-xs">{team.sport.name}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
