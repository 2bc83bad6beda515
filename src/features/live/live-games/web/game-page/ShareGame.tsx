import { Share2 } from 'lucide-react';
import type { Game } from '#features/competition/games/contract.ts';
import { GameActions } from '#features/competition/games/web/GameActions.tsx';
import { copyLinkAndSay, shareNatively } from '#web/share.ts';
import { IconButton } from '#web/ui/IconButton.tsx';

/** The page's address; of a completed game, its picture too. */
export function ShareGame({ game, title }: { game: Game; title: string }) {
  if (game.status === 'completed') {
    return (
      <div>
        <GameActions game={game} />
      </div>
    );
  }
  const share = async () => {
    const shared = { title, url: location.href };
    if ((await shareNatively(shared)) === 'missing') await copyLinkAndSay(shared.url);
  };
  return <IconButton icon={Share2} label="Share" onClick={share} />;
}
