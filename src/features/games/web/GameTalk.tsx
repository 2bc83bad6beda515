import { Conversation } from '#features/conversation/web/Conversation.tsx';
import type { Game } from '../contract.ts';
import { gameTalk, shownName } from '../rules.ts';
import { useHomeSide } from './api.ts';

interface GameTalkProps {
  game: Game;
  className?: string;
}

export function GameTalk({ game, className }: GameTalkProps) {
  const settings = useHomeSide();
  return (
    <Conversation
      item={{ ...gameTalk, id: game.id }}
      about={`${shownName(game.homeTeam, settings)} against ${shownName(game.awayTeam, settings)}`}
      likesCount={game.likesCount}
      commentsCount={game.commentsCount}
      {...(className === undefined ? {} : { className })}
    />
  );
}
