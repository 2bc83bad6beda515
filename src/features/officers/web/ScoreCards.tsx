import { memo } from 'react';
import type { Game } from '#features/games/contract.ts';
import { shownName } from '#features/games/rules.ts';
import { useHomeSide } from '#features/games/web/api.ts';
import { ScoreLiveLink } from '#features/games/web/ScoreLiveLink.tsx';
import { GameSummary } from '#features/games/web/scoring/GameSummary.tsx';
import { scoringOrder } from '#features/games/web/scoring/scoring-order.ts';
import { statusCards } from '#features/games/web/scoring/status-names.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useNow } from '#web/ui/clock.ts';
import { useDrawnInSteps } from '#web/ui/idle.ts';
import { officerGameActs } from './slots.ts';

interface ScoreCardsProps {
  games: readonly Game[];
  onUpdate: (game: Game) => void;
}

export function ScoreCards({ games, onUpdate }: ScoreCardsProps) {
  const now = new Date(useNow());
  const drawn = useDrawnInSteps(games.length);
  return (
    <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 2xl:grid-cols-3">
      {scoringOrder(games, now)
        .slice(0, drawn)
        .map((game) => (
          <li key={game.id} className="grid">
            <ScoreCard game={game} onUpdate={onUpdate} />
          </li>
        ))}
    </ul>
  );
}

const ScoreCard = memo(function ScoreCard({ game, onUpdate }: { game: Game; onUpdate: (game: Game) => void }) {
  const settings = useHomeSide();
  const sides = `${shownName(game.homeTeam, settings)} v ${shownName(game.awayTeam, settings)}`;
  return (
    <Card as="article" className={`flex flex-col gap-2.5 ${statusCards[game.status]}`}>
      <GameSummary game={game} />
      <div className="mt-auto grid gap-2 pt-1">
        <ScoreLiveLink game={game} look="primary" />
        <div className="flex flex-wrap gap-2 *:flex-1">
          {game.can.score && (
            <Button small aria-label={`Update Score: ${sides}`} onClick={() => onUpdate(game)}>
              Update Score
            </Button>
          )}
          {officerGameActs.parts().map(({ module, Part }) => (
            <Part key={module} game={game} />
          ))}
        </div>
      </div>
    </Card>
  );
});
