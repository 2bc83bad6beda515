import { useQuery } from '@tanstack/react-query';
import { Download, Link2, Share2 } from 'lucide-react';
import { useState } from 'react';
import type { Game } from '#features/competition/games/contract.ts';
import type { GameActionProps } from '#features/competition/games/web/extension-points.ts';
import { describeWhole } from '#features/competition/games/whole-result-rules.ts';
import { useSettings } from '#platform/settings/web/api.ts';
import { copyLinkAndSay, shareNatively } from '#web/share.ts';
import { Button, buttonClasses } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { cardPath, cardSize, isResult, resultPath } from '../../rules.ts';
import { cardOptions } from '../api.ts';

/** Loads the picture before Share is pressed: phones allow sharing only right after a press. */
function ShareDialog({ game, onClose }: { game: Game; onClose: () => void }) {
  const { data: file, isError, isFetching, refetch } = useQuery(cardOptions(game));
  const settings = useSettings();
  const title = describeWhole(game);
  const url = location.origin + (settings?.publicResults ? resultPath(game.id) : `/games/${game.id}`);
  return (
    <Dialog
      title="Share this result"
      description={settings?.publicResults ? undefined : 'Only members can open the link; anyone can see the picture.'}
      onClose={onClose}
      footer={
        <>
          <Button small onClick={() => copyLinkAndSay(url)}>
            <Link2 className="size-4" aria-hidden /> Copy link
          </Button>
          {file && (
            <a href={cardPath(game)} download={file.name} className={buttonClasses({ variant: 'quiet', small: true })}>
              <Download className="size-4" aria-hidden /> Download
            </a>
          )}
          {file && canBeShared(file) && (
            <Button small variant="primary" onClick={() => shareNatively({ title, url, files: [file] })}>
              <Share2 className="size-4" aria-hidden /> Share picture
            </Button>
          )}
        </>
      }
    >
      {file ? (
        <img src={cardPath(game)} alt={title} {...cardSize} className="h-auto w-full rounded-card bg-raised" />
      ) : isError ? (
        <ErrorState
          title="The picture could not be created"
          text="Please try again in a moment."
          onRetry={() => refetch()}
          busy={isFetching}
        />
      ) : (
        <Loading label="Loading the picture...">
          <Skeleton className="aspect-[1200/630] rounded-card" />
        </Loading>
      )}
    </Dialog>
  );
}

const canBeShared = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

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
