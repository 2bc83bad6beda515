import type { Game } from '#features/competition/games/contract.ts';
import { GameComments } from '#features/competition/games/web/GameTalk.tsx';
import { Card } from '#web/ui/Card.tsx';

export const TalkTab = ({ game }: { game: Game }) => (
  <Card className="mx-auto w-full max-w-3xl">
    <GameComments game={game} startsOpen className="-my-2" />
  </Card>
);
