import { Link } from 'react-router';
import { fixtureText } from '#shared/notation.ts';
import { Card } from '#web/ui/Card.tsx';
import type { Game } from '../contract.ts';
import { categoryNames } from '../name-rules.ts';
import { ScoreLiveLink } from './GameActions.tsx';
import { LivePill } from './GameClock.tsx';
import { GamePlace } from './GamePlace.tsx';
import { GameComments } from './GameTalk.tsx';
import { Scoreline, Side } from './Scoreline.tsx';

export function LiveCard({ game }: { game: Game }) {
  const sides = `${fixtureText(game.homeTeam.name, game.awayTeam.name)}, live`;
  return (
    <Card as="article" hero aria-label={sides} className="opens-game border-live/55">
      <div className="flex items-center justify-between gap-3 max-[16rem]:flex-wrap text-sm text-soft">
        <span className="min-w-0 truncate max-[16rem]:whitespace-normal">
          {game.sport.name} · {categoryNames[game.category]} · <GamePlace game={game} />
        </span>
        <LivePill game={game} />
      </div>
      <Link
        to={`/games/${game.id}`}
        viewTransition
        className="game-link mt-3 sides"
        aria-live="polite"
        aria-atomic="true"
      >
        <Side team={game.homeTeam} size={54} />
        <Scoreline game={game} />
        <Side team={game.awayTeam} size={54} />
      </Link>
      <div className="mt-3 empty:hidden">
        <ScoreLiveLink game={game} variant="primary" />
      </div>
      <GameComments game={game} className="mt-2 -mb-2" />
    </Card>
  );
}
