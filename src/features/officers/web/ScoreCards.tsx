import { memo } from 'react';
import type { Game } from '#features/games/contract.ts';
import { shownName } from '#features/games/rules.ts';
import { useHomeSide } from '#features/games/web/api.ts';
import { gameDate } from '#features/games/web/game-date.ts';
import { statusNames, statusTones } from '#features/games/web/status-names.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Crest } from '#web/ui/Crest.tsx';
import { useNow } from '#web/ui/clock.ts';
import { useDrawnInSteps } from '#web/ui/idle.ts';
import { Pill } from '#web/ui/Pill.tsx';
import { Score } from '#web/ui/Score.tsx';
import { scoringOrder } from './scoring-order.ts';
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
  const home = useShownName(game.homeTeam);
  const away = useShownName(game.awayTeam);
  return (
    <Card as="article" className="flex flex-col gap-2.5">
      <div className="flex items-center justify-between gap-3">
        <p className="text-[0.8125rem] text-soft">
          {game.sport.name} · <time dateTime={game.dateTime}>{gameDate(game.dateTime)}</time> · {game.location}
        </p>
        <Pill tone={statusTones[game.status]}>{statusNames[game.status]}</Pill>
      </div>
      <SideLine name={home} logo={game.homeTeam.logo} score={game.homeScore} />
      <SideLine name={away} logo={game.awayTeam.logo} score={game.awayScore} />
      <div className="mt-auto flex flex-wrap gap-2 pt-1 *:flex-1">
        {game.can.score && (
          <Button small aria-label={`Update Score: ${home} v ${away}`} onClick={() => onUpdate(game)}>
            Update Score
          </Button>
        )}
        {officerGameActs.parts().map(({ module, Part }) => (
          <Part key={module} game={game} />
        ))}
      </div>
    </Card>
  );
});

const useShownName = (team: Game['homeTeam']): string => shownName(team, useHomeSide());

function SideLine({ name, logo, score }: { name: string; logo: string | null; score: number | null }) {
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <Crest name={name} logo={logo} size={26} lazy />
      <span className="min-w-0 flex-1 truncate font-bold">{name}</span>
      <Score value={score ?? '–'} className={`text-3xl ${score === null ? 'text-soft' : ''}`} />
    </div>
  );
}
