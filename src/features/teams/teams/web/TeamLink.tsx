import { Link } from 'react-router';
import type { TeamName } from '../contract.ts';
import { teamPath } from '../rules.ts';

/** A team's name in a line or table, which leads to its page; as tall as a finger needs. */
export const TeamLink = ({ team }: { team: Pick<TeamName, 'id' | 'name'> }) => (
  <Link to={teamPath(team.id)} viewTransition className="-my-2 inline-flex min-h-11 items-center hover:underline">
    {team.name}
  </Link>
);
