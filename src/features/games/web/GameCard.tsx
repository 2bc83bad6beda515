import { Card } from '#web/ui/Card.tsx';
import type { Game } from '../contract.ts';
import { GameLines } from './GameLines.tsx';
import { GameLinks } from './GameRow.tsx';
import { GameTalk } from './GameTalk.tsx';
import { Rsvp } from './Rsvp.tsx';

interface GameCardProps {
  game: Game;
  takesRsvps: boolean;
}

/** One game, with its comments and likes. */
export function GameCard({ game, takesRsvps }: GameCardProps) {
  return (
    <Card as="article" className="flex flex-col justify-center gap-3">
      <GameLines game={game} />
      <GameLinks game={game} />
      <div className="mt-auto border-line border-t pt-2">
        {takesRsvps && <Rsvp game={game} />}
        <GameTalk game={game} className="-mb-2" />
      </div>
    </Card>
  );
}
