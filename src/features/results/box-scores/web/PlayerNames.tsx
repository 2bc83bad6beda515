import { Fragment } from 'react';
import type { BoxScoreLine } from '../contract.ts';
import { PlayerLink } from './PlayerLink.tsx';

interface PlayerNamesProps {
  lines: readonly BoxScoreLine[];
  format?: (displayName: string) => string;
}

/** The players of these lines, each a link to the profile. */
export const PlayerNames = ({ lines, format = (name) => name }: PlayerNamesProps) =>
  lines.map(({ playerId, player }, at) => (
    <Fragment key={playerId}>
      {at > 0 && ', '}
      <PlayerLink playerId={playerId} className="-my-2 inline-flex min-h-11 items-center">
        {format(player.displayName)}
      </PlayerLink>
    </Fragment>
  ));
