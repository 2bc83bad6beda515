import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { Game } from '../contract.ts';
import { BoxScoreLink, ScoreLiveLink } from './GameActions.tsx';
import { GameLines } from './GameLines.tsx';
import { GameComments } from './GameTalk.tsx';
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
        <GameComments game={game} className="-mb-2" />
      </div>
    </Card>
  );
}

function GameLinks({ game }: { game: Game }) {
  return (
    <>
      <BoxScoreLink game={game} />
      <ScoreLiveLink game={game} />
      {game.can.score && game.status === 'completed' && !game.hasBoxScore && (
        <ButtonLink to={`/box-score-entry?game=${game.id}`} small variant="plain" className="-my-1 self-start">
          Enter box score
        </ButtonLink>
      )}
    </>
  );
}
