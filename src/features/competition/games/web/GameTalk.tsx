import { Conversation } from '#features/community/conversation/web/Conversation.tsx';
import { fixtureText } from '#shared/notation.ts';
import type { Game } from '../contract.ts';
import { commentableGame } from '../rules.ts';

interface GameCommentsProps {
  game: Game;
  className?: string;
  /** Whether the comments can be read at once. */
  startsOpen?: boolean;
}

export function GameComments({ game, className, startsOpen = false }: GameCommentsProps) {
  return (
    <Conversation
      item={{ ...commentableGame, id: game.id }}
      about={fixtureText(game.homeTeam.name, game.awayTeam.name)}
      likesCount={game.likesCount}
      commentsCount={game.commentsCount}
      startsOpen={startsOpen}
      {...(className === undefined ? {} : { className })}
    />
  );
}
