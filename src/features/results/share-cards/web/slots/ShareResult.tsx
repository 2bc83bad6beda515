import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { Game } from '#features/competition/games/contract.ts';
import type { GameActionProps } from '#features/competition/games/web/extension-points.ts';
import { describeWhole } from '#features/competition/games/whole-result-rules.ts';
import { useSettings } from '#platform/settings/web/api.ts';
import { Button } from '#web/ui/Button.tsx';
import { cardPath, isResult, resultPath } from '../../rules.ts';
import { SharePicture } from '../SharePicture.tsx';

function ShareDialog({ game, onClose }: { game: Game; onClose: () => void }) {
  const settings = useSettings();
  const isPublic = settings?.publicResults === true;
  return (
    <SharePicture
      heading="Share this result"
      title={describeWhole(game)}
      picture={{ path: cardPath(game), name: `result-${game.id}.png` }}
      url={location.origin + (isPublic ? resultPath(game.id) : `/games/${game.id}`)}
      isForMembers={!isPublic}
      onClose={onClose}
    />
  );
}

/** Renders nothing unless the game is over and has a score. */
export function ShareResult({ game, shareLabel = 'Share' }: GameActionProps) {
  const [open, setOpen] = useState(false);
  if (!isResult(game)) return null;
  return (
    <>
      <Button wide onClick={() => setOpen(true)}>
        <Share2 className="size-4" aria-hidden /> {shareLabel}
      </Button>
      {open && <ShareDialog game={game} onClose={() => setOpen(false)} />}
    </>
  );
}
