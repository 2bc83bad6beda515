import { Conversation } from '#features/conversation/web/Conversation.tsx';
import type { Game } from '../contract.ts';
import { gameTalk } from '../rules.ts';

interface GameTalkProps {
  game: Game;
  className?: string;
}

export function GameTalk({ game, className }: GameTalkProps) {
  return (
    <Conversation
      item={{ ...gameTalk, id: game.id }}
      about={`${game.homeTeam.name} against ${game.awayTeam.name}`}
      likesCount={game.likesCount}
      commentsCount={game.commentsCount}
      {...(className === undefined ? {} : { className })}
    />
  );
}
