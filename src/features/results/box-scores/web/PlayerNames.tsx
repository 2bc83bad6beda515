import { Fragment } from 'react';
import { Link } from 'react-router';
import { playerPath } from '#features/teams/players/rules.ts';
import type { BoxScoreLine } from '../contract.ts';

interface PlayerNamesProps {
  lines: readonly BoxScoreLine[];
  format?: (displayName: string) => string;
}

/** The players of these lines, each a link to the profile. */
export const PlayerNames = ({ lines, format = (name) => name }: PlayerNamesProps) =>
  lines.map(({ playerId, player }, at) => (
    <Fragment key={playerId}>
      {at > 0 && ', '}
      <Link
        to={playerPath(playerId)}
        viewTransition
        className="-my-2 inline-flex min-h-11 items-center hover:underline"
      >
        {format(player.displayName)}
      </Link>
    </Fragment>
  ));
