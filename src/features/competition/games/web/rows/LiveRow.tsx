import { Radio } from 'lucide-react';
import { fixtureText } from '#shared/notation.ts';
import type { Game } from '../../contract.ts';
import { LiveMark } from '../GameClock.tsx';
import { RowLink } from './GameRow.tsx';
import { RowFacts, RowSides, rowClasses } from './parts.tsx';

/** A live game in a list. */
export function LiveRow({ game, isMine }: { game: Game; isMine: boolean }) {
  return (
    <article aria-label={`${fixtureText(game.homeTeam.name, game.awayTeam.name)}, live`} className={rowClasses(isMine)}>
      <LiveMark game={game} />
      <RowSides game={game} isMine={isMine} live />
      <RowFacts game={game} mixed />
      <div className="flex justify-end [grid-area:aside]">
        {game.can.score && <RowLink icon={Radio} label="Score live" to={`/games/${game.id}/console`} />}
      </div>
    </article>
  );
}
